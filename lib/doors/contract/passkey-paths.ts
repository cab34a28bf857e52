/** Where the calls are: those that log in, and those about one's own keys. */
export const passkeyPaths = {
  client: { login: '/api/auth/passkey', own: '/api/clients/passkeys' },
  staff: { login: '/api/auth/staff/passkey', own: '/api/auth/staff/passkeys' },
} as const
