/**
 * What the arguments of actions are on the table, declared once for each game. What a click means, what "why not?" asks, which
 * actions are buttons, which questions are put beside the board and what the elements of a set are follow from it.
 */
import type { Asked } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import { same, type Thing } from './thing.ts'

export type Question = Pick<Asked, 'proc' | 'step'>
type Ways = readonly (readonly Thing[])[]

/** One kind of argument. What says nothing at all is shown as a button for each of its values. */
export interface Argument {
  /** The ways to mean an action by pointing at things in turn. */
  ways?(action: Action, view: object, asked: Question): Ways
  /** Every action of a type that pointing at this thing could mean, legal or not. */
  meanings?(thing: Thing, type: string, view: object, asked: Question): readonly Action[]
  /** What an element of a set or a path is. */
  element?(type: string, part: string | undefined, element: number, view: object): Thing | undefined
  /** Has it a button, offered or not, whatever else it can be meant by? */
  isButton?(type: string, view: object): boolean
}

export interface Questions {
  /** By question ("movement.move"), of each of its actions what the argument is: the name of a kind. */
  readonly asked: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly kinds: Readonly<Record<string, Argument>>
  /** Is this a question for the chooser? None where nothing is chosen off the board. */
  choosing?(asked: Question): boolean
  /** What the question itself is about and should look chosen (the unit being moved). */
  focus?(asked: Question, view: object): readonly Thing[]
  /** Is this kind of action asked twice where the table says that it cannot be taken back (`Asked.final`)? */
  weighs?(action: Action, asked: Question): boolean
  /** A single answer of that kind is given by the player himself all the same: a battle begins with it. */
  readonly halts?: true
}

const simple = (kind: Thing['kind']): Argument => ({
  ways: ({ arg }) => (typeof arg === 'number' ? [[{ kind, id: arg }]] : []),
  meanings: (thing, type) => (thing.kind === kind ? [{ type, arg: Number(thing.id) }] : []),
})
/** The argument is the number of a piece, of a place, of a card. */
export const PIECE = simple('piece')
export const PLACE = simple('place')
export const CARD = simple('card')
/** No argument: a button, grey with its reason while it is refused. */
export const BUTTON: Argument = { isButton: () => true }
/** Said in words only, or put together by the board itself. */
export const SPOKEN: Argument = {}

export interface Meant {
  ways(action: Action, asked: Question, view: object): Ways
  meanings(thing: Thing, asked: Question, view: object): readonly Action[]
  /** Types of action with a button at this question, offered or not. */
  buttons(asked: Question, view: object): readonly string[]
  isChoosing(asked: Question): boolean
  /** What an action is about, to be shown: what the question is about, then whom and where. */
  things(action: Action, asked: Question, view: object): readonly Thing[]
  focus(asked: Question, view: object): readonly Thing[]
  weighs(action: Action, asked: Question): boolean
  readonly halts: boolean
  element(asked: Question, type: string, part: string | undefined, element: number, view: object): Thing | undefined
}

export function meantBy(questions: Questions): Meant {
  const { asked: table, kinds, choosing, focus, weighs } = questions
  const known = ({ proc, step }: Question): Readonly<Record<string, string>> => table[`${proc}.${step}`] ?? {}
  const argument = (asked: Question, type: string): Argument => kinds[known(asked)[type] ?? ''] ?? SPOKEN
  /** Elements of a set or a path, part by part. */
  const elements = ({ type, arg }: Action, asked: Question, view: object): readonly Thing[] => {
    const parts = Array.isArray(arg) ? [[undefined, arg] as const] : Object.entries(arg ?? {})
    return parts.flatMap(([part, list]) =>
      (Array.isArray(list) ? list : []).flatMap(
        each => (typeof each === 'number' ? argument(asked, type).element?.(type, part, each, view) : undefined) ?? [],
      ),
    )
  }
  return {
    ways: (action, asked, view) => argument(asked, action.type).ways?.(action, view, asked) ?? [],
    things(action, asked, view) {
      const [way] = argument(asked, action.type).ways?.(action, view, asked) ?? []
      return [...(focus?.(asked, view) ?? []), ...(way ?? elements(action, asked, view))]
    },
    meanings: (thing, asked, view) =>
      Object.keys(known(asked)).flatMap(type => argument(asked, type).meanings?.(thing, type, view, asked) ?? []),
    buttons: (asked, view) =>
      Object.keys(known(asked)).filter(type => argument(asked, type).isButton?.(type, view) === true),
    isChoosing: asked => choosing?.(asked) === true,
    focus: (asked, view) => focus?.(asked, view) ?? [],
    weighs: (action, asked) => weighs?.(action, asked) === true,
    halts: questions.halts === true,
    element: (asked, type, part, element, view) => argument(asked, type).element?.(type, part, element, view),
  }
}

/** Those of the candidates that pointing at the thing, first or last, could mean. */
export const among = (actions: readonly Action[], thing: Thing, ways: (action: Action) => Ways): readonly Action[] =>
  actions.filter(action => ways(action).some(way => way.some(each => same(each, thing))))
