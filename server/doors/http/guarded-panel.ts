import 'server-only'
import { withChangesShown } from '@/server/catalogue/content/invalidate'
import type { RouteHandler } from '@/server/ground/http/answer'
import { inTurn } from '@/server/ground/in-turn'
import { endImpersonation } from '@/server/people/clients/impersonation'
import { impersonationToken } from './impersonation-session'
import { accountOfLogin, guardPanel } from './panel-api'
import { withStaffRole } from './role-cookie'
import { askForCode } from './staff-entry'
import { asksForLink, mailStaffLink } from './staff-link'
import { visitOf } from './visit'

type PayloadHandler = (
  request: Request,
  context: { params: Promise<{ slug: string[] }> },
) => Promise<Response>

/**
 * A handler of Payload's REST behind the guard of the panel: its changes are visible before it answers, logins of one account are judged
 * one after the other, and a logout from the panel ends the impersonation of a client.
 */
export const guarded =
  (handler: PayloadHandler): RouteHandler =>
  async (request, { params }) => {
    const slug = [(await params).slug ?? []].flat()
    const passed = await guardPanel(request, slug)
    if (passed instanceof Response) return passed
    if (asksForLink(passed, slug)) return mailStaffLink(passed)
    const answer = () => withChangesShown(() => handler(passed, { params: Promise.resolve({ slug }) }))
    const account = await accountOfLogin(passed, slug)
    if (slug.join('/').toLowerCase() === 'admins/logout')
      await endImpersonation(impersonationToken(passed), visitOf(passed))
    const answered = await (account === null ? answer() : inTurn(account, answer))
    return withStaffRole(await askForCode(answered, slug))
  }
