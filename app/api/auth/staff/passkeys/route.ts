import { passkeysRoute } from '@/server/doors/http/passkey-calls'
import { staffFactor } from '@/server/doors/http/staff-factor'

/** `/api/auth/staff/passkeys`: the keys of one of the staff, and the one that his device has just made (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = passkeysRoute(staffFactor)
