import { clientFactor } from '@/server/http/client-factor'
import { passkeyRoute } from '@/server/http/passkey-calls'

/** `/api/clients/passkeys/{id}`: one of the client's own keys gets another name, or is taken away. */
export const { GET, POST, PUT, PATCH, DELETE } = passkeyRoute(clientFactor)
