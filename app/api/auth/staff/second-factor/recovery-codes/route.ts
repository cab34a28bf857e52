import { recoveryCodesRoute } from '@/server/doors/http/second-factor-calls'
import { staffFactor } from '@/server/doors/http/staff-factor'

/** `POST /api/auth/staff/second-factor/recovery-codes`: new codes for paper. */
export const { GET, POST, PUT, PATCH, DELETE } = recoveryCodesRoute(staffFactor)
