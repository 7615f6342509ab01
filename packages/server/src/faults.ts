import { type FaultReason, type FaultValues, REASONS } from './reasons.ts'

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

/**
 * What a caller is told when something cannot be done; nothing else about a failure leaves the server.
 * `new Fault('name-taken')`: the reason decides the status, and the page has words for it in every language.
 */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly reason: FaultReason
  readonly values: FaultValues | undefined
  constructor(reason: FaultReason, values?: FaultValues) {
    super(REASONS[reason].says.replace(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole)))
    this.reason = reason
    this.values = values
  }
  get code(): FaultCode {
    return REASONS[this.reason].code
  }
  get status(): number {
    return STATUS[this.code]
  }
  /** As it goes over the wire. */
  get body(): object {
    const { code, reason, values, message } = this
    return { error: code, reason, ...(values && { values }), message }
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
export const noTable = (): Fault => new Fault('no-table')

/** The reason where all that is known is a status, as the framework gives it. */
export const reasonOf = (status: number): FaultReason => {
  if (status >= 500) return 'internal'
  if (status === STATUS['too-large']) return 'too-large'
  if (status === STATUS['too-many']) return 'too-many'
  return status === STATUS['not-found'] ? 'nothing' : 'unreadable'
}
