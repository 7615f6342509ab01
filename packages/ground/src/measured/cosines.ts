/**
 * The cosines of 0 to 90 degrees in tenths of a degree, times 16384, rounded. Written down, not computed: the specification
 * of the language leaves the last digits of `Math.cos` to the engine. A test recomputes them with whole numbers.
 */
/** By how much each is less than the one before, a digit to the base 36 each, nine degrees a line: a kilobyte less for a page to fetch than the numbers themselves. */
const LESS =
  '000010010011011011111111211211221221222222223222323233233333333334334343434444344544445445' +
  '454554555555555655656565665666666667667667677677777777777877878788788888888888988989899899' +
  '999999999a99a9a9aa9aaaaaaaaaaaabababababbbabbbbbbbcbbcbbcbcbcccbccccccccdcccdcdcdcddcddddd' +
  'ddddddeddedededeeedeeeeeeeefeeefefefefeffffefffffgfffgffgfgfgfgggfgggggggghggghgghghhghhgh' +
  'hhhhhhhhhhhihhihihihiihiiihiiiiiijiiiijijiijjijijjjijjjjjjjjjkjjjkjkjkjkjkjkkkjkkkkkkkkklk' +
  'kklkklklklkllklllklllllllllmlllmllmlmlmlmlmmlmmmmmlmmmmnmmmmmnmmnmnmmnnmnmnnmnnnnnnmnnnonn' +
  'nnnnonnononnonoononooonooooooooooooooopooopoopopopopopopppopppopppppppppppppqppppqppqppqpq' +
  'pqpqpqqpqqpqqqqpqqqqqqqqqqqqqqqqqrqqqrqqrqqrqrqqrqrrqrqrqrrqrrrqrrrrqrrrrrrrrrrrrrrrrrsrrr' +
  'rrsrrsrrrsrsrrsrsrrsrsrssrsrssrsrssrsssrsssrsssssrsssssssssssssssssssssssssstsssssstssstss' +
  'sstsstssstsstsststsstsstststsstststststststststststststststtststststtststtstststtststtstst'

function added(digits: string): readonly number[] {
  const cosines = [16384]
  for (const digit of digits) cosines.push(cosines.at(-1)! - Number.parseInt(digit, 36))
  return cosines
}
export const COSINES = added(LESS)
