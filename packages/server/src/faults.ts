/** What a caller is told when something cannot be done. Nothing else about a failure leaves the server. */
const STATUS = {
  'bad-request': 400,
  'not-signed-in': 401,
  csrf: 403,
  origin: 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const
export type FaultCode = keyof typeof STATUS

export class Fault extends Error {
  override readonly name = 'Fault'
  readonly code: FaultCode
  constructor(code: FaultCode, message: string) {
    super(message)
    this.code = code
  }
  get status(): number {
    return STATUS[this.code]
  }
}

/** Something the operator has to put right before the server can start: an address, a setting, a database. */
export class SetupFault extends Error {
  override readonly name = 'SetupFault'
}

/** The database cannot be reached, or does not answer. Whatever was asked may be asked again later. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

/** A table you may not see is exactly like one that does not exist. */
export const noTable = (): Fault => new Fault('not-found', 'there is no such table')

export const codeOf = (status: number): FaultCode =>
  (Object.keys(STATUS) as FaultCode[]).find(code => STATUS[code] === status) ??
  (status >= 500 ? 'internal' : 'bad-request')
