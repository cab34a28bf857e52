import { clientFactor } from '@/server/doors/http/client-factor'
import { passkeysRoute } from '@/server/doors/http/passkey-calls'

/** `GET /api/clients/passkeys`: a client's keys. `POST`: the one that his device has just made (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = passkeysRoute(clientFactor)
