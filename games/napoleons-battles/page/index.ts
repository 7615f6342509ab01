import './table.css'
import type { GamePage, PageWords } from '@bivouac/client/page'
import type { Setup } from '@bivouac/kernel'
import { commandersOf } from '../commanders.ts'
import { fieldNamed } from '../field.ts'
import { event, level } from '../say/events.ts'
import { action, prompt, result } from '../say/prompts.ts'
import { alike, focus, questions, weighs } from './actions.ts'
import { Armies } from './armies.tsx'
import { beats } from './beats.ts'
import { Board } from './board.tsx'
import { sizeIn } from './facts.ts'
import { fight, SIDE_COLOURS } from './fight.ts'
import { firstView } from './first-view.ts'
import { nameOf } from './labels.ts'
import { Orders } from './orders.tsx'

// Without the drawing for terminals, which the page has no use for.
const words = { event, level, prompt, action, result }

/** The flag of a side is that of its first brigade, by nation as profiles name it. */
const FLAGS: Readonly<Record<string, string>> = {
  Fr: 'france',
  Au: 'austria',
  Pr: 'prussia',
  Rs: 'russia',
  Br: 'britain',
  Kg: 'britain',
  Sp: 'spain',
  Tk: 'ottoman',
}

/** The battle of a setup, its own data included. */
const fieldFor = ({ scenario, options }: Setup) =>
  fieldNamed(options.position === undefined ? scenario : JSON.stringify(options.position))

export const page: GamePage = {
  words: words as unknown as PageWords,
  sides: setup => {
    const f = fieldFor(setup)
    const sides = [0, 1].map(side => {
      const name = f.data.sides?.[side] ?? { it: `Parte ${side + 1}`, en: `Side ${side + 1}` }
      const flag = FLAGS[f.nation[f.ofSide[side]!.find(each => each < f.troops) ?? 0] ?? '']
      return {
        name: typeof name === 'string' ? { it: name, en: name } : name,
        colour: SIDE_COLOURS[side]!,
        ...(flag !== undefined && { flag: `var(--flag-${flag})` }),
      }
    })
    if (setup.options.commanders !== 'several') return sides
    // 20.3 One seat for each commander.
    return commandersOf(f).map(({ side, general }) => {
      const { name, ...colours } = sides[side]!
      return {
        name: { it: `${name.it}: ${f.name[general]!.it}`, en: `${name.en}: ${f.name[general]!.en}` },
        ...colours,
      }
    })
  },
  questions: { ...questions, focus, weighs },
  alike,
  beats,
  fight,
  odds: () => import('./odds.ts').then(part => part.odds),
  nameOf,
  firstView,
  size: sizeIn,
  Board,
  Hand: Orders,
  Armies,
  toll: () => import('./report.tsx').then(part => part.report),
}
