import { clientFactor } from '@/server/doors/http/client-factor'
import { recoveryCodesRoute } from '@/server/doors/http/second-factor-calls'

/** `POST /api/clients/second-factor/recovery-codes`: a client's new codes for paper. */
export const { GET, POST, PUT, PATCH, DELETE } = recoveryCodesRoute(clientFactor)
