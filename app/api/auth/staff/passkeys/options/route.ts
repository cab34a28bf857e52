import { newPasskeyRoute } from '@/server/doors/http/passkey-calls'
import { staffFactor } from '@/server/doors/http/staff-factor'

/** `POST /api/auth/staff/passkeys/options`: what the device of one of the staff is asked to make a key of. */
export const { GET, POST, PUT, PATCH, DELETE } = newPasskeyRoute(staffFactor)
