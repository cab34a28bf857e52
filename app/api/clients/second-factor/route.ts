import { clientFactor } from '@/server/doors/http/client-factor'
import { secondFactorRoute } from '@/server/doors/http/second-factor-calls'

/** `/api/clients/second-factor`: a client's own second factor (PEOPLE-20). */
export const { GET, POST, PUT, PATCH, DELETE } = secondFactorRoute(clientFactor)
