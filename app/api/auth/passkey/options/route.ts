import { askPasskeyRoute } from '@/server/doors/http/passkey-calls'

/** `POST /api/auth/passkey/options`: what a device signs to let its client in. */
export const { GET, POST, PUT, PATCH, DELETE } = askPasskeyRoute('client')
