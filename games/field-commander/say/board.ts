/** The table in text: the map area by area, and the battlefield zone by zone. */
import { type Lang, plain, say } from '@bivouac/kernel'
import { boxesOf, CAMPAIGNS, COUNTERS } from '../data/index.ts'
import { areaName, areaNoun } from '../data/names.ts'
import type { View } from '../view.ts'
import { boxName, ENEMY, FRENCH, INSIGHT_NAME, PLAN_NAME, type Side, SKILLS, ZONE_NAME } from '../words.ts'
import { both, forceName } from './names.ts'

const SKILL_LETTER: Readonly<Record<string, string>> = { recruit: 'R', poor: 'P', line: 'L', veteran: 'V', elite: 'E' }

/** “Augereau V 7:8/1”, with a dash behind a reduced force. */
function force(view: View, slot: number, lang: Lang): string {
  const counter = COUNTERS[view.counter[slot]!]!
  const reduced = view.reduced[slot] === 1 && counter.reduced !== undefined
  const values = reduced ? counter.reduced! : counter.full
  const letter = SKILL_LETTER[SKILLS[counter.skill]!]
  return `${forceName(view.counter[slot]!, lang)} ${letter} ${values.activation}:${values.combat}/${values.superValue}${reduced ? '-' : ''}`
}
function combat(view: View, slot: number): number {
  const counter = COUNTERS[view.counter[slot]!]!
  return (view.reduced[slot] === 1 ? counter.reduced?.combat : undefined) ?? counter.full.combat
}

function side(view: View, area: number, whose: Side, lang: Lang): string {
  const slots = CAMPAIGNS[view.campaign]!.sides[whose]!.filter(slot => view.at[slot] === area)
  if (slots.length === 0) return ''
  const sum = slots.reduce((total, slot) => total + combat(view, slot), 0)
  const title = whose === FRENCH ? both('Francesi', 'French') : both('Nemico', 'Enemy')
  return `    ${title[lang]} ${sum}: ${slots.map(slot => force(view, slot, lang)).join(', ')}`
}

export function sayBoard(view: View, lang: Lang): string {
  const c = CAMPAIGNS[view.campaign]!
  const track = boxesOf(view.campaign, view.short)
  const box =
    view.turn === 0 ? both('inizio', 'start')[lang] : boxName(track[Math.min(view.turn, track.length) - 1]!.label, lang)
  const lines = [
    `${c.name[lang]} · ${both('turno', 'turn')[lang]} ${view.turn}/${track.length} (${box})`,
    `${both('Rifornimenti: francesi', 'Supply: French')[lang]} ${view.french}, ${both('nemico', 'enemy')[lang]} ${view.enemy} · ${both('esploratori', 'scouts')[lang]} ${view.scouts}`,
  ]
  if (view.diary.length > 0) {
    const total = view.diary.reduce((sum, page) => sum + page.vp, 0)
    lines.push(
      `${both('Diario', 'Diary')[lang]}: ${view.diary.map(page => `${CAMPAIGNS[page.campaign]!.id} ${page.vp}`).join(', ')} = ${total}`,
    )
  }
  c.areas.forEach((area, number) => {
    if (!area.open) return
    const marks = [
      area.city ? both('città', 'city')[lang] : '',
      c.objectives.includes(number) ? both('OBIETTIVO', 'OBJECTIVE')[lang] : '',
      view.napoleon === number ? both('NAPOLEONE', 'NAPOLEON')[lang] : '',
    ].filter(mark => mark !== '')
    const links = area.near.map(to => areaName(view.campaign, to, lang)).join(', ')
    lines.push(`${areaName(view.campaign, number, lang)}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''} – ${links}`)
    for (const whose of [FRENCH, ENEMY] as const) {
      const line = side(view, number, whose, lang)
      if (line !== '') lines.push(line)
    }
  })
  if (view.battle !== undefined) lines.push('', ...battlefield(view, lang))
  return lines.join('\n')
}

const BATTLE = both(
  'Battaglia {of:place} · turno {turn}, {left|ne resta #|ne restano #} · piani {plans}',
  'Battle of {the:place} · turn {turn}, {left} left · plans {plans}',
)

function battlefield(view: View, lang: Lang): string[] {
  const b = view.battle!
  const lines = [
    plain(
      say(lang, BATTLE, {
        place: areaNoun(view.campaign, b.area),
        turn: b.turn,
        left: b.turns,
        plans: `${b.plans[0]}:${b.plans[1]}`,
      }),
    ),
  ]
  if (b.insights.length > 0)
    lines.push(
      `${both('Intuizioni', 'Insights')[lang]}: ${b.insights.map(each => INSIGHT_NAME[each][lang]).join(', ')}`,
    )
  for (let zone = 5; zone >= 0; zone--) {
    const units = [...b.units[ENEMY], ...b.units[FRENCH]].filter(unit => unit.zone === zone)
    const names = units.map(unit => {
      const formation = COUNTERS[view.counter[unit.slot]!]!.troops ? (unit.column === 1 ? '|' : '—') : '#'
      const plan = unit.plan === '' ? '' : ` <${PLAN_NAME[unit.plan][lang]}>`
      return `${formation} ${force(view, unit.slot, lang)}${plan}${unit.prepared === 1 ? ` <${PLAN_NAME.prepare[lang]}>` : ''}`
    })
    lines.push(`  ${ZONE_NAME[zone]![lang]}: ${names.length > 0 ? names.join('; ') : '·'}`)
  }
  return lines
}
