import { askPasskeyRoute } from '@/server/doors/http/passkey-calls'

/** `POST /api/auth/staff/passkey/options`: what a device signs to let one of the staff into the panel. */
export const { GET, POST, PUT, PATCH, DELETE } = askPasskeyRoute('staff')
