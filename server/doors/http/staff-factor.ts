import 'server-only'
import { sessionNumber } from '@/cms/ways-hooks'
import type { Staff } from '@/lib/people/actor/actor'
import { shopPayload } from '@/server/ground/shop-payload'
import type { Holder } from '@/server/people/factors/holder'
import { readStaff } from './actor'
import { endedHalfHeader, staffHalfOf } from './half-login'
import { localeOfPanel } from './panel-language'
import type { FactorCalls } from './second-factor-calls'
import { staffHeaders, staffOfToken, tokenOf } from './staff-entry'

/** One of the staff as the holder of a second factor, with the language of his panel for mails. */
export const holderOfStaff = (request: Request, { id, email }: Staff): Holder => ({
  kind: 'staff',
  id,
  email,
  locale: localeOfPanel(request),
})

/** One of the staff who has given his password and must set up a second factor before anything else. */
async function newcomer(request: Request): Promise<Staff | null> {
  const half = staffHalfOf(request)
  return half?.isNew ? staffOfToken(tokenOf(half)) : null
}

/** The half login that the first code completes; null where he was logged in already. */
const halfOf = (request: Request, isFresh: boolean) => (isFresh ? staffHalfOf(request) : null)

/** The number of the session by which one of the staff asks: his own, or the one that waits for its code. */
async function sessionIn(request: Request, half: { cookie: string } | null): Promise<string> {
  const headers = half ? new Headers({ authorization: `JWT ${tokenOf(half)}` }) : request.headers
  const { user } = await (await shopPayload()).auth({ headers, canSetHeaders: false })
  return user?.collection === 'admins' ? sessionNumber(user) : ''
}

/** Staff and their second factors, by a session of the panel or on the way to one, which the first code then begins. */
export const staffFactor: FactorCalls = {
  async find(request) {
    const actor = await readStaff(request)
    if (actor.kind === 'staff') return { holder: holderOfStaff(request, actor.staff), isFresh: false }
    const staff = await newcomer(request)
    return staff && { holder: holderOfStaff(request, staff), isFresh: true }
  },
  session: (request, { isFresh }) => sessionIn(request, halfOf(request, isFresh)),
  confirmed(request, { isFresh }) {
    const half = halfOf(request, isFresh)
    return half ? [...staffHeaders(half), endedHalfHeader('staff')] : []
  },
}
