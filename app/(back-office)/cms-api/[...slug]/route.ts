import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { inTurn } from '@/server/clients/in-turn'
import { endStandIn } from '@/server/clients/stand-in'
import { withChangesShown } from '@/server/content/invalidate'
import { route } from '@/server/http/answer'
import { accountOfLogin, guardPanel } from '@/server/http/panel-api'
import { withStaffRole } from '@/server/http/role-cookie'
import { askForCode } from '@/server/http/staff-entry'
import { asksForLink, mailStaffLink } from '@/server/http/staff-link'
import { standInToken } from '@/server/http/stand-in-session'
import { visitOf } from '@/server/http/visit'

type Context = { params: Promise<{ slug: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/** Payload's own REST, as far as the panel needs it. */
const guarded =
  (handler: Handler) =>
  async (
    request: Request,
    { params }: { params: Promise<Record<string, string | string[] | undefined>> },
  ) => {
    const slug = [(await params).slug ?? []].flat()
    const passed = await guardPanel(request, slug)
    if (passed instanceof Response) return passed
    if (asksForLink(passed, slug)) return mailStaffLink(passed)
    const answer = () => withChangesShown(() => handler(passed, { params: Promise.resolve({ slug }) }))
    const account = await accountOfLogin(passed, slug)
    if (slug.join('/').toLowerCase() === 'admins/logout')
      await endStandIn(standInToken(passed), visitOf(passed))
    const answered = await (account === null ? answer() : inTurn(account, answer))
    return withStaffRole(await askForCode(answered, slug))
  }

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: guarded(REST_GET(config)),
  POST: guarded(REST_POST(config)),
  PATCH: guarded(REST_PATCH(config)),
  DELETE: guarded(REST_DELETE(config)),
})
