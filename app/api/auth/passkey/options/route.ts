import { askPasskeyRoute } from '@/server/http/passkey-calls'

/** `POST /api/auth/passkey/options`: what a device signs to let its client in. */
export const { GET, POST, PUT, PATCH, DELETE } = askPasskeyRoute('client')
