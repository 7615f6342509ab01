/** What may come in. Unknown fields are refused everywhere: a misspelt option should not be ignored in silence. */
import { type Static, Type } from '@fastify/type-provider-typebox'

const strict = { additionalProperties: false } as const
const id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

export const Empty = Type.Object({}, strict)
export const TableParams = Type.Object({ id }, strict)
export const UserParams = Type.Object({ user: id }, strict)
export const InviteQuery = Type.Object({ invite: Type.Optional(Type.String({ maxLength: 100 })) }, strict)
export const ListQuery = Type.Object(
  { open: Type.Optional(Type.String({ maxLength: 5 })), watch: Type.Optional(Type.String({ maxLength: 5 })) },
  strict,
)

/** At least one thing to be seen; no control characters; spaces around do not count. */
const shownName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^(?!\\s*$)[^\\u0000-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069]+$',
})
export const MeBody = Type.Object(
  { name: Type.Optional(shownName), lang: Type.Optional(Type.Union([Type.Literal('it'), Type.Literal('en')])) },
  strict,
)

const account = Type.String({ pattern: '^[A-Za-z0-9._-]{3,30}$' })
const password = Type.String({ minLength: 8, maxLength: 200 })
export const AccountBody = Type.Object({ name: account, password }, strict)
export const LoginBody = Type.Object(
  { name: Type.String({ maxLength: 100 }), password: Type.String({ maxLength: 200 }) },
  strict,
)
export const PasswordBody = Type.Object({ old: Type.String({ maxLength: 200 }), password }, strict)
const secretText = Type.String({ maxLength: 200 })
export const LeaveBody = Type.Object({ password: secretText }, strict)
export const RecoverBody = Type.Object({ name: Type.String({ maxLength: 100 }) }, strict)
export const RecoveryBody = Type.Object({ token: Type.String({ maxLength: 300 }), password }, strict)
export const SessionParams = Type.Object({ session: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }) }, strict)
export const PasskeyParams = Type.Object({ passkey: Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' }) }, strict)
/** What the browser's authenticator answered is read by the library that knows it. */
export const PasskeyBody = Type.Object(
  {
    token: Type.String({ maxLength: 300 }),
    response: Type.Unknown(),
    name: Type.Optional(Type.String({ maxLength: 100 })),
  },
  strict,
)
export const ReportBody = Type.Object({ user: id, text: Type.String({ minLength: 1, maxLength: 1000 }) }, strict)
export const ReportParams = Type.Object({ report: id }, strict)
export const FindQuery = Type.Object({ find: Type.Optional(Type.String({ maxLength: 100 })) }, strict)
const why = Type.String({ minLength: 1, maxLength: 500 })
export const WhyBody = Type.Object({ why }, strict)
export const BanBody = Type.Object({ days: Type.Integer({ minimum: 0, maximum: 36_500 }), why }, strict)
export const UnsayBody = Type.Object(
  { user: Type.Optional(id), when: Type.Optional(Type.Integer({ minimum: 0 })), why },
  strict,
)
export const LogoutBody = Type.Object({ everywhere: Type.Optional(Type.Boolean()) }, strict)

const MOST_SECONDS = 366 * 24 * 3600
const seconds = Type.Integer({ minimum: 1, maximum: MOST_SECONDS })
const PaceBody = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, strict),
  Type.Object({ kind: Type.Literal('move'), seconds }, strict),
  Type.Object(
    { kind: Type.Literal('bank'), seconds, increment: Type.Integer({ minimum: 0, maximum: MOST_SECONDS }) },
    strict,
  ),
])
export const NewTableBody = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    setup: Type.Optional(Type.Unknown()),
    seats: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('me') }, strict),
        Type.Object({ kind: Type.Literal('open') }, strict),
        Type.Object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }, strict),
      ]),
      { minItems: 1, maxItems: 8 },
    ),
    pace: Type.Optional(PaceBody),
    access: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('private')])),
  },
  strict,
)
export const JoinBody = Type.Object(
  {
    nonce: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })),
    promise: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    invite: Type.Optional(Type.String({ maxLength: 100 })),
    seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
  },
  strict,
)
export const NotesBody = Type.Object({ text: Type.String({ maxLength: 10_000 }) }, strict)

export const SubscriptionBody = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000 }),
    expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}=*$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}=*$' }),
      },
      strict,
    ),
  },
  strict,
)
export const EndpointBody = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, strict)
export const ChannelsBody = Type.Object(
  {
    push: Type.Optional(Type.Boolean()),
    webhook: Type.Optional(Type.Union([Type.Object({ url: Type.String({ maxLength: 1000 }) }, strict), Type.Null()])),
    mail: Type.Optional(
      Type.Union([
        Type.Object(
          { address: Type.String({ maxLength: 200, pattern: '^[^\\s@<>",;:]+@[^\\s@<>",;:]+\\.[^\\s@<>",;:]+$' }) },
          strict,
        ),
        Type.Null(),
      ]),
    ),
  },
  strict,
)
export const CodeBody = Type.Object({ code: Type.String({ maxLength: 40 }) }, strict)

export type NewTableBody = Static<typeof NewTableBody>
