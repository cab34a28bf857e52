import { secondFactorRoute } from '@/server/doors/http/second-factor-calls'
import { staffFactor } from '@/server/doors/http/staff-factor'

/** `/api/auth/staff/second-factor`: the second factor of one of the staff (PEOPLE-20). */
export const { GET, POST, PUT, PATCH, DELETE } = secondFactorRoute(staffFactor)
