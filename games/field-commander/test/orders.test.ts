import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderTable } from '../data/file.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { ENEMY } from '../words.ts'
import { nth } from './field.ts'
import { at, enemyTurn } from './orders.ts'
import { type TestTable, table } from './table.ts'

test('13.4 a random order from Lodi: 1-2 Milan, 3-4 Lonato, 5-6 Mantua, 7-8 Genoa, 9-10 Marengo', () => {
  for (const [die, area] of [
    [2, 'Milan'],
    [3, 'Lonato'],
    [6, 'Mantua'],
    [7, 'Genoa'],
    [10, 'Marengo'],
  ] as const) {
    const g = table()
    g.go()
    g.clear()
    g.put(g.slot('Augereau'), 'Nice')
    g.put(g.slot('Liptay'), 'Lodi')
    g.s.enemy = 0
    g.pos.stack = [
      { proc: 'game', step: 'next' },
      { proc: 'enemyTurn', step: 'begin' },
    ]
    // In a city the group itself makes it enemy-held, and a supply roll follows.
    g.go(5, die, ...(['Milan', 'Mantua', 'Genoa'].includes(area) ? [10] : []))
    assert.equal(at(g, 'Liptay'), area)
  }
})

test('13.4 Advance x2 from Mantua goes to Savona with 7, not to Lodi, which is stronger; Turin is out of reach', () => {
  const g = enemyTurn(
    each => {
      each.s.at[each.slot('Augereau')] = -2
      each.put(each.slot('Sérurier'), 'Savona')
      each.put(each.slot('Stengel'), 'Lodi')
      each.put(each.slot('Garnier'), 'Turin')
      each.put(each.slot('Liptay'), 'Mantua')
      each.s.napoleon = each.area('Savona')
      each.s.enemy = 6
    },
    [10, 2], // 13; then the fog of the battle
  )
  assert.equal(at(g, 'Liptay'), 'Savona')
})

test('13.4 what can be reached round other French forces is reached that way', () => {
  const g = enemyTurn(
    each => {
      each.s.at[each.slot('Augereau')] = -2
      each.put(each.slot('Garnier'), 'Savona')
      each.put(each.slot('Stengel'), 'Genoa')
      each.put(each.slot('Liptay'), 'Mantua')
      each.s.napoleon = each.area('Savona')
      each.s.enemy = 6
    },
    [10, 2], // Advance x2: Savona is three steps round Genoa, so only Genoa can be reached
  )
  assert.equal(at(g, 'Liptay'), 'Genoa')
})

test('13.4 Advance goes to the nearest French, the weakest of them where two are as near', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Sérurier'), 'Savona')
      each.put(each.slot('Garnier'), 'Marengo')
      each.put(each.slot('Liptay'), 'Genoa')
    },
    [10, 2],
  )
  assert.equal(at(g, 'Liptay'), 'Marengo')
})

test('15 two areas as near and as weak: the player chooses', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Macquard'), 'Savona')
      each.put(each.slot('Maynier'), 'Marengo')
      each.put(each.slot('Liptay'), 'Genoa')
    },
    [10],
  )
  assert.equal(g.at, 'orders.aim')
  assert.ok(g.may('target', g.area('Savona')) && g.may('target', g.area('Marengo')))
  assert.equal(g.whyNot('target', g.area('Nice'))?.rule, '13.4')
})

test('15 the player says which group rolls first', () => {
  const g = enemyTurn(each => {
    each.put(each.slot('Liptay'), 'Genoa')
    each.put(each.slot('Kerpen'), 'Lodi')
  }, [])
  assert.equal(g.at, 'orders.pick')
  assert.equal(g.whyNot('group', 7)?.rule, '13.2')
})

test('13.4 toward the nearest enemy Objective; without one, to a random area that is not French', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Liptay'), 'Lodi')
      each.put(nth(each, ENEMY, 'garrison'), 'Klagenfurt')
    },
    [1],
  )
  assert.equal(g.at, 'orders.way', 'by Lonato or by Mantua it is as far')
  assert.equal(g.whyNot('way', g.area('Milan'))?.rule, '13.4')
  g.do('way', g.area('Lonato'), 10)
  assert.equal(at(g, 'Liptay'), 'Lonato')
  const none = enemyTurn(each => each.put(each.slot('Liptay'), 'Savona'), [1, 2, 10])
  assert.equal(at(none, 'Liptay'), 'Genoa', 'Nice is French: Turin, Genoa and Marengo are open')
})

/** Plays with another order table in 1796: one row that holds whatever is rolled. */
function ordered(row: OrderTable['rows'][number], run: () => void, toward?: string): void {
  const campaign = CAMPAIGNS[0] as { orders: OrderTable; toward: number }
  const kept = { orders: campaign.orders, toward: campaign.toward }
  campaign.orders = { size: 3, rows: [row] }
  if (toward !== undefined) campaign.toward = CAMPAIGNS[0]!.areas.findIndex(area => area.name === toward)
  try {
    run()
  } finally {
    Object.assign(campaign, kept)
  }
}
/** The French of the example: 7 at Savona, 8 at Lodi, 3 at Turin; the group stands at Mantua. */
const example = (g: TestTable): void => {
  g.s.at[g.slot('Augereau')] = -2
  g.put(g.slot('Sérurier'), 'Savona')
  g.put(g.slot('Stengel'), 'Lodi')
  g.put(g.slot('Garnier'), 'Turin')
  g.put(g.slot('Liptay'), 'Mantua')
  g.s.napoleon = g.area('Savona')
}

test('13.4 with Advance x3 the group at Mantua would have reached Turin', () => {
  ordered({ order: 'advance', times: 3 }, () => {
    const g = enemyTurn(example, [1])
    assert.equal(g.at, 'orders.way', 'by Genoa or by Lonato, round Savona and Lodi')
    assert.ok(g.may('way', g.area('Genoa')) && !g.may('way', g.area('Lodi')))
    g.do('way', g.area('Genoa'), 2) // and on by Marengo
    assert.equal(at(g, 'Liptay'), 'Turin')
  })
})

test('13.4 Advance x2 that reaches nobody goes toward the weakest French of all, not the nearest', () => {
  ordered({ order: 'advance', times: 2 }, () => {
    const g = enemyTurn(
      each => {
        each.put(each.slot('Liptay'), 'Klagenfurt')
        each.put(each.slot('Garnier'), 'Milan')
        each.put(each.slot('Stengel'), 'Genoa')
      },
      [1],
    )
    // Milan (3) and Genoa (8) are three away, Nice (8) five: by Rivoli toward Milan.
    assert.equal(at(g, 'Liptay'), 'Lonato')
  })
})

test('13.4 French-Held Objective: the nearest, and the weakest of two as near', () => {
  ordered({ order: 'frenchObjective' }, () => {
    const g = enemyTurn(
      each => {
        each.put(each.slot('Liptay'), 'Marengo')
        each.put(each.slot('Stengel'), 'Milan')
        each.put(each.slot('Garnier'), 'Turin')
        each.put(each.slot('Macquard'), 'Genoa')
      },
      [1, 2],
    )
    assert.equal(at(g, 'Liptay'), 'Turin', 'Genoa is no Objective, Milan is stronger, Nice is further')
  })
})

test('13.4 French-Held Objective without one held turns into an Advance of as many areas', () => {
  for (const times of [1, 2])
    ordered({ order: 'frenchObjective', times }, () => {
      const g = enemyTurn(
        each => {
          each.s.at[each.slot('Augereau')] = -2
          each.put(each.slot('Garnier'), 'Savona')
          each.s.napoleon = each.area('Savona')
          each.put(each.slot('Liptay'), 'Mantua')
        },
        times === 1 ? [1, 10] : [1, 2],
      )
      if (times === 1) assert.equal(at(g, 'Liptay'), 'Genoa')
      else assert.equal(g.last('battle').area, g.area('Savona'))
    })
})

test('13.4 an Objective with both sides in it is held by nobody', () => {
  ordered({ order: 'frenchObjective' }, () => {
    const g = enemyTurn(
      each => {
        each.put(each.slot('Garnier'), 'Milan')
        each.put(each.slot('Provera'), 'Milan')
        each.put(each.slot('Liptay'), 'Marengo')
      },
      [1],
    )
    assert.equal(g.at, 'orders.way', 'Nice it is, by Turin or by Savona')
  })
})

test('13.4 cities in place of Objectives', () => {
  ordered({ order: 'frenchCity' }, () => {
    const g = enemyTurn(
      each => {
        each.put(each.slot('Liptay'), 'Marengo')
        each.put(each.slot('Garnier'), 'Genoa')
      },
      [1, 2],
    )
    assert.equal(at(g, 'Liptay'), 'Genoa')
  })
  ordered({ order: 'enemyCity' }, () => {
    const g = enemyTurn(
      each => {
        each.put(each.slot('Liptay'), 'Marengo')
        each.put(nth(each, ENEMY, 'garrison'), 'Genoa')
      },
      [1, 10],
    )
    assert.equal(at(g, 'Liptay'), 'Genoa')
  })
})

test('13.4 toward a named place, one area; who is there stays', () => {
  const run = (from: string, rolls: number[]): TestTable =>
    enemyTurn(each => each.put(each.slot('Liptay'), from), rolls)
  ordered({ order: 'toward' }, () => assert.equal(at(run('Rivoli', [1]), 'Liptay'), 'Lonato'), 'Lodi')
  ordered(
    { order: 'toward' },
    () => {
      const g = run('Lodi', [1])
      assert.equal(at(g, 'Liptay'), 'Lodi')
      assert.ok(g.has('groupStays'))
    },
    'Lodi',
  )
})

test('13.4 toward Napoleon, wherever he is', () => {
  ordered({ order: 'toward' }, () => {
    const g = enemyTurn(each => each.put(each.slot('Liptay'), 'Savona'), [1, 2])
    assert.equal(g.last('battle').area, g.area('Nice'))
  })
})

test('13.4 an enemy Objective: who stands in one stays, and nobody looks beyond the nearest', () => {
  ordered({ order: 'enemyObjective' }, () => {
    const g = enemyTurn(each => each.put(each.slot('Liptay'), 'Mantua'), [1, 10])
    assert.equal(at(g, 'Liptay'), 'Mantua')
    assert.ok(g.has('groupStays'))
  })
})

test('13.4 without an enemy Objective and without an area that is not French the group stays', () => {
  ordered({ order: 'enemyObjective' }, () => {
    const g = enemyTurn(
      each => {
        each.put(each.slot('Liptay'), 'Savona')
        for (const [i, area] of ['Turin', 'Genoa', 'Marengo'].entries()) each.put(i + 1, area)
      },
      [1],
    )
    assert.equal(at(g, 'Liptay'), 'Savona')
    assert.ok(g.has('groupStays'))
  })
})

test('13.4, 15 of two ways as short the player chooses, even the one through French forces', () => {
  ordered({ order: 'enemyObjective' }, () => {
    const g = enemyTurn(
      each => {
        each.put(each.slot('Liptay'), 'Lodi')
        each.put(each.slot('Garnier'), 'Lonato')
        each.put(nth(each, ENEMY, 'garrison'), 'Klagenfurt')
      },
      [1],
    )
    assert.deepEqual(
      g.decision?.actions.map(a => a.arg),
      [g.area('Mantua'), g.area('Lonato'), undefined],
    )
    g.do('way', g.area('Lonato'), 2)
    assert.equal(g.last('battle').area, g.area('Lonato'))
  })
})

test('13.4 a group that meets French forces on its way goes no further', () => {
  ordered({ order: 'frenchObjective', times: 2 }, () => {
    const g = enemyTurn(
      each => {
        each.put(each.slot('Liptay'), 'Genoa')
        each.put(each.slot('Garnier'), 'Savona')
        each.put(each.slot('Macquard'), 'Marengo')
        each.put(each.slot('Sérurier'), 'Turin')
      },
      [1],
    )
    g.do('way', g.area('Savona'), 2) // toward Turin, the weakest; round by Lodi and Milan it would take three steps
    assert.equal(at(g, 'Liptay'), 'Savona')
  })
})
