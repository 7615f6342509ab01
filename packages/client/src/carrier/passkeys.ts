/** Passkeys of this browser or phone, by the browser's half of the library that the server uses. */
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { become, call, type Me } from './server.ts'

export interface Passkeys {
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly made: number }[]
}
interface Challenge<T> {
  readonly options: T
  readonly token: string
}

export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** Whoever changes his mind in the browser's own dialog has said no: nothing to complain about. */
export const isCalledOff = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'NotAllowedError' || fault.name === 'AbortError')

export async function addPasskey(name: string): Promise<Passkeys> {
  const { options, token } = await call<Challenge<PublicKeyCredentialCreationOptionsJSON>>(
    '/me/passkeys/options',
    'POST',
    {},
  )
  const response = await startRegistration({ optionsJSON: options })
  return call('/me/passkeys', 'POST', { token, response, name })
}

export async function enterByPasskey(): Promise<Me> {
  const { options, token } = await call<Challenge<PublicKeyCredentialRequestOptionsJSON>>(
    '/login/passkey/options',
    'POST',
    {},
  )
  const response: AuthenticationResponseJSON = await startAuthentication({ optionsJSON: options })
  return become('/login/passkey', { token, response })
}
