import 'server-only'
import { z } from 'zod'
import { mailAccount } from '@/server/people/clients/notify'
import { saidBy } from './panel-api'
import { localeOfPanel } from './panel-language'

const askedSchema = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) })

/** Whether a request of the panel asks for a link to a new password. */
export const asksForLink = ({ method }: Request, segments: readonly string[]): boolean =>
  method === 'POST' && segments.join('/').toLowerCase() === 'admins/forgot-password'

/**
 * Has a link to a new password mailed to one of the staff, in place of Payload's own answer. The job that mails it looks up the address, so
 * that neither the answer nor its time reveals whether it exists (PEOPLE-12).
 */
export async function mailStaffLink(request: Request): Promise<Response> {
  const asked = askedSchema.safeParse(await saidBy(request))
  if (asked.success)
    await mailAccount({ kind: 'staff-link', email: asked.data.email, locale: localeOfPanel(request) })
  return Response.json({ message: 'OK' }, { headers: { 'cache-control': 'no-store' } })
}
