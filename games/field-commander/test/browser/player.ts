/** Somebody who plays Field Commander: by hand where he likes to, and where he does not, by asking for advice and taking it. */
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

/** What stands there to be pressed, the most urgent first. */
const BUTTONS = ['game-over', 'confirm', 'advice-take', 'autoplay', 'advice'] as const
export interface Moment {
  readonly button: (typeof BUTTONS)[number]
  /** Moves made so far. */
  readonly at: number
  readonly prompt: string
  /** What the button says that leaves the battle to the computer, or stops it; empty where there is none. */
  readonly auto: string
}
interface Wanted {
  readonly buttons?: readonly Moment['button'][]
  /** More moves than this. */
  readonly after?: number
  /** Or one of these buttons, however many moves. */
  readonly or?: readonly Moment['button'][]
  /** The computer is not playing, whose button then says something else. */
  readonly auto?: string
  /** Presses this first. */
  readonly press?: string
}

const PATIENCE = 120_000
/** How long nothing may come of a click before it is made again. */
const INSIST = 8000

/** Waits in the page until the table asks something of this kind, and says what can be pressed. */
export async function moment(page: Page, wanted: Wanted = {}): Promise<Moment> {
  const { now, last } = await page.evaluate(
    async ({ names, wish, patience, insist }) => {
      const one = (name: string): HTMLElement | null => document.querySelector(`[data-testid=${name}]`)
      const look = (): Moment | undefined => {
        const button = names.find(name => one(name) !== null)
        const mine = one('prompt')?.classList.contains('mine') === true
        if (document.querySelector('[data-busy]') !== null) return undefined
        if (button === undefined || (!mine && button !== 'game-over')) return undefined
        const at = Number.parseInt(one('replay-at')?.textContent ?? '-1', 10)
        const prompt = one('prompt-text')?.textContent?.trim() ?? ''
        return { button, at, prompt, auto: one('autoplay')?.textContent ?? '' }
      }
      const fits = ({ button, at, auto }: Moment): boolean =>
        wish.or?.includes(button) === true ||
        ((wish.after === undefined || at > wish.after) &&
          (wish.buttons === undefined || wish.buttons.includes(button)) &&
          (wish.auto === undefined || auto === '' || auto === wish.auto))
      const nap = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 15))
      let end = performance.now() + patience
      let first = look()
      const press = (): void => {
        if (wish.press !== undefined) one(wish.press)?.click()
      }
      // Nobody hears a click while the table has still to answer the last one.
      for (; wish.press !== undefined && first === undefined && performance.now() < end; first = look()) await nap()
      press()
      let again = performance.now() + insist
      for (let before = -1; ; ) {
        const last = look()
        if (last !== undefined && fits(last)) return { now: last, last }
        // As long as the game moves on, somebody is at work.
        if (last !== undefined && last.at !== before) end = performance.now() + patience
        before = last?.at ?? before
        // A click that came in the middle of something is made again, as anybody would, while all stands as it did.
        if (performance.now() > again) {
          if (JSON.stringify(last) === JSON.stringify(first)) press()
          again = performance.now() + insist
        }
        if (performance.now() > end) return { now: undefined, last }
        await nap()
      }
    },
    { names: BUTTONS, wish: wanted, patience: PATIENCE, insist: INSIST },
  )
  assert.ok(now !== undefined, `waiting for ${JSON.stringify(wanted)}, but there is ${JSON.stringify(last)}`)
  return now
}

/** One question answered as the adviser would; stops before what wants a yes. */
export async function takeAdvice(page: Page, { button, at }: Moment): Promise<Moment> {
  if (button !== 'advice' && button !== 'autoplay') return moment(page, { press: button, after: at })
  const hinted = await moment(page, { press: 'advice', after: at, or: ['advice-take'] })
  if (hinted.button !== 'advice-take') return hinted
  return moment(page, { press: 'advice-take', after: at, or: ['confirm'] })
}

/** The rest of the battle by the computer. */
export const autoResolve = (page: Page, { at, auto }: Moment): Promise<Moment> =>
  moment(page, { press: 'autoplay', after: at, auto, or: ['game-over'] })

/** Carries a thing to another with the button held down. */
export async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
    await of.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await of.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = await middle(what)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 })
  const goal = await middle(to)
  await page.mouse.move(goal.x, goal.y, { steps: 4 })
  await page.mouse.up()
}

/** One plan on one force, whichever may have one, by two clicks or by carrying it there. */
async function layPlan(page: Page, how: 'click' | 'drag'): Promise<void> {
  const plan = page.locator('[data-testid=plans] .is-lit:not([data-thing="card:plan-formation"])').first()
  const force = page.locator('[data-testid=field] .is-lit').first()
  if (how === 'drag') await drag(page, plan, force)
  else {
    await plan.click()
    await force.click()
  }
}

/** Lays a plan by clicking, thinks better of it, lays one by dragging, and announces it. */
export async function layPlans(page: Page): Promise<void> {
  const drafts = (count: number) =>
    page.waitForFunction(wanted => document.querySelectorAll('.fc-draft').length === wanted, count)
  await layPlan(page, 'click')
  await drafts(1)
  await page.keyboard.press('Escape')
  await drafts(0)
  await layPlan(page, 'drag')
  await drafts(1)
  const before = await page.getByTestId('replay-at').innerText()
  await page.getByTestId('action-plans').click()
  // What is announced is on the table only when the table has answered.
  await page.waitForFunction(
    last => document.querySelector('[data-testid=replay-at]')?.textContent?.trim() !== last,
    before.trim(),
  )
}
