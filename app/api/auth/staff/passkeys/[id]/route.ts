import { passkeyRoute } from '@/server/doors/http/passkey-calls'
import { staffFactor } from '@/server/doors/http/staff-factor'

/** `/api/auth/staff/passkeys/{id}`: one of the keys of one of the staff gets another name, or is taken away. */
export const { GET, POST, PUT, PATCH, DELETE } = passkeyRoute(staffFactor)
