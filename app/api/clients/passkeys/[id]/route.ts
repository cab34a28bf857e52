import { clientFactor } from '@/server/doors/http/client-factor'
import { passkeyRoute } from '@/server/doors/http/passkey-calls'

/** `/api/clients/passkeys/{id}`: one of the client's own keys gets another name, or is taken away. */
export const { GET, POST, PUT, PATCH, DELETE } = passkeyRoute(clientFactor)
