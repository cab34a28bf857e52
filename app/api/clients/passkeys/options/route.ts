import { clientFactor } from '@/server/doors/http/client-factor'
import { newPasskeyRoute } from '@/server/doors/http/passkey-calls'

/** `POST /api/clients/passkeys/options`: what a client's device is asked to make a key of (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = newPasskeyRoute(clientFactor)
