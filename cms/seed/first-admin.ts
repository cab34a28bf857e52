import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

export interface FirstAdmin {
  email: string
  password: string
}

/** Makes the first administrator with a random password, which is shown this once; null where there is one. */
export async function createFirstAdmin(payload: Payload): Promise<FirstAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'admins' })
  if (totalDocs > 0) return null
  const admin = {
    email: process.env.ADMIN_EMAIL ?? 'admin@shop.test',
    password: process.env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url'),
  }
  await payload.create({ collection: 'admins', data: { ...admin, name: 'Admin', role: 'owner' } })
  return admin
}
