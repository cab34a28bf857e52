import { secondFactorRoute } from '@/server/http/second-factor-calls'
import { staffFactor } from '@/server/http/staff-factor'

/** `/api/auth/staff/second-factor`: the second factor of one of the staff (PEOPLE-20). */
export const { GET, POST, PUT, PATCH, DELETE } = secondFactorRoute(staffFactor)
