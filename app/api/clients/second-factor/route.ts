import { clientFactor } from '@/server/http/client-factor'
import { secondFactorRoute } from '@/server/http/second-factor-calls'

/** `/api/clients/second-factor`: a client's own second factor (PEOPLE-20). */
export const { GET, POST, PUT, PATCH, DELETE } = secondFactorRoute(clientFactor)
