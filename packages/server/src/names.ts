/** Names that others see: what cannot be seen, or looks like somebody else, is refused. */

/** Marks that take no room, fill lines without being seen, or turn the direction of writing. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/u
/** More marks over one letter than any language writes. */
const PILED = /\p{M}{3,}/u
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'] as const

/** Letters of other scripts, small capitals, struck letters and digits that pass for plain Latin ones. Capitals that pass for others than their small letters come first. */
const LOOK_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
    ['АВЕКМНОРСТУХЅІЈ', 'abekmhopctyxsij'],
    ['аеорсухіјѕԁһԛԝвкмтнг', 'aeopcyxijsdhqwbkmthr'],
    ['αερτυνικοχβγ', 'aeptuvikoxby'],
    ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'],
    ['ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭ', 'abehikmnopctx'],
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
    ['ıɩɑɡłøđħŧ', 'iiaglodht'],
    ['01', 'ol'],
    ['і|', 'il'],
  ].flatMap(([odd, plain]) => [...odd!].map((letter, i) => [letter, [...plain!][i]!])),
)
const plainOf = (letter: string): string =>
  LOOK_ALIKE[letter] ?? LOOK_ALIKE[letter.toLowerCase()] ?? letter.toLowerCase()

/** What two names have in common when people take one for the other. */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
    .filter(letter => /[\p{L}\p{N}|]/u.test(letter))
    .map(plainOf)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l')

export function isShown(name: string): boolean {
  const decomposed = name.normalize('NFD')
  if (UNSEEN.test(name) || PILED.test(decomposed)) return false
  if (SCRIPTS.filter(script => new RegExp(`\\p{Script=${script}}`, 'u').test(name)).length > 1) return false
  return /[\p{L}\p{N}]/u.test(name)
}
