/**
 * Everything a caller can be refused for: what kind of fault it is, and the sentence for whoever reads the API. People
 * at the page read the words of `packages/client/src/words/faults.ts` instead, in their own language; a test holds the
 * two lists together. `{x}` is filled from the fault's values.
 */
const reason = <const C extends string>(code: C, says: string) => ({ code, says })

export const REASONS = {
  // The request itself.
  request: reason('bad-request', '{what}'),
  unreadable: reason('bad-request', 'the request could not be read'),
  nothing: reason('not-found', 'there is nothing here'),
  'too-large': reason('too-large', 'that is too large'),
  'too-many': reason('too-many', 'too many requests; wait a moment'),
  origin: reason('origin', 'that call came from another site'),
  csrf: reason('csrf', 'x-csrf-token is missing or old; GET /api/me gives it'),
  internal: reason('internal', 'something went wrong here; it has been written down'),
  'not-ready': reason('unavailable', 'not ready: {why}'),
  'store-away': reason('unavailable', 'the server cannot reach its database; try again soon'),
  'no-metrics': reason('forbidden', 'the metrics want their token'),

  // Accounts.
  'bad-name': reason('bad-request', '{what}'),
  'bad-password': reason('bad-request', '{what}'),
  guesses: reason('too-many', 'too many wrong passwords; wait a while'),
  'weak-password': reason('bad-request', 'everybody tries that password first; choose another'),
  'unseen-name': reason('bad-request', 'that name cannot be seen, or not be told from others'),
  banned: reason('forbidden', 'you may not come in here'),
  'old-link': reason('forbidden', 'that link is old or has been used'),
  mails: reason('too-many', 'enough mail has gone to that address; wait a while'),
  'has-account': reason('conflict', 'you have an account already'),
  'name-taken': reason('conflict', 'that name is taken'),
  'no-account': reason('not-signed-in', 'you have no account'),
  'wrong-password': reason('forbidden', 'that is not your password'),
  'wrong-login': reason('forbidden', 'name or password is wrong'),
  'signed-out': reason('not-signed-in', 'you have been signed out meanwhile; sign in again'),
  'sign-in-again': reason('forbidden', 'that opens a new way into your account; sign out and in again, then do it'),
  busy: reason('conflict', 'one of your tables is too busy just now; try again'),

  'bad-passkey': reason('forbidden', 'that passkey was not accepted; try again'),
  'passkeys-full': reason('conflict', 'you have as many passkeys as one may have'),
  'no-operator': reason('forbidden', 'only the operator may'),
  'not-played': reason('conflict', 'that game is not being played'),
  'reports-full': reason('too-many', 'enough reports for today; they will be looked at'),

  // Notifications and other people.
  'bad-mail': reason('bad-request', '{what}'),
  'no-url': reason('bad-request', 'that is no URL'),
  'not-http': reason('bad-request', 'only http and https can be called'),
  'url-password': reason('bad-request', 'a URL must not carry a password'),
  'private-address': reason('bad-request', 'that address is not on the public network'),
  'no-mail': reason('bad-request', 'this server sends no mail'),
  'wrong-code': reason('forbidden', 'that is not the code'),
  'block-yourself': reason('bad-request', 'you cannot block yourself'),
  'blocks-full': reason('conflict', 'the block list is full'),

  // Tables.
  'no-table': reason('not-found', 'there is no such table'),
  'no-game': reason('bad-request', 'there is no game “{game}”'),
  setup: reason('bad-request', '{what}'),
  seats: reason('bad-request', 'this game has {sides} seats, not {given}'),
  'nobody-of-yours': reason('bad-request', 'one of the seats must be yours, unless computers have them all'),
  'no-bot': reason('bad-request', 'there is no computer player “{bot}”'),
  'new-rules': reason('conflict', 'the rules of this game have changed; make a new table'),
  'tables-waiting': reason('conflict', 'you have {most} tables waiting already; play or leave one of them first'),
  'tables-shown': reason('too-many', 'enough open tables come from your network; wait a while, or make a private one'),
  crowd: reason('conflict', 'too many people want this table at once; try again'),
  number: reason('bad-request', 'give a nonce or its promise (SHA-256), and in the end the nonce that was promised'),
  begun: reason('conflict', 'the game has begun'),
  'not-invited': reason('forbidden', 'this table is not open to you'),
  'no-seat': reason('conflict', 'there is no free seat'),
  'not-seated': reason('conflict', 'you have no seat here'),
  'resign-instead': reason('conflict', 'the game has begun: resign instead'),
  faster: reason('conflict', 'somebody was faster; look again'),
  'players-only': reason('forbidden', 'only players of this table may'),
  'file-later': reason('conflict', 'the game file can be had when the game is over: it holds what is hidden'),
} as const
export type FaultReason = keyof typeof REASONS
/** What fills the blanks of a reason. */
export type FaultValues = Readonly<Record<string, string | number>>
