import 'server-only'
import type { Payload } from 'payload'

/** Whether the request carries the session of somebody who works in the back-office. */
export async function isStaffRequest(payload: Payload, request: Request): Promise<boolean> {
  const { user } = await payload.auth({ headers: request.headers, canSetHeaders: false })
  return user?.collection === 'admins'
}
