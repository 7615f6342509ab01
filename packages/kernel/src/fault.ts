/** The rules of a game, or what drives them, are at fault: nothing a player did. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault'
}
