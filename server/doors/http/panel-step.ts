import 'server-only'
import type { Staff } from '@/lib/people/actor/actor'
import { shopPayload } from '@/server/ground/shop-payload'
import { staffHalfOf } from './half-login'
import { staffOfToken, tokenOf } from './staff-entry'

/**
 * The step of a member of the staff with his second factor: the code is needed (`code`), he must set one up (`new`), or he is logged in and
 * looks at his own (`own`).
 */
export interface PanelStep {
  step: 'code' | 'new' | 'own'
  staff: Staff
}

async function insider(headers: Headers): Promise<Staff | null> {
  const { user } = await (await shopPayload()).auth({ headers, canSetHeaders: false })
  return user?.collection === 'admins' ? { id: user.id, email: user.email, role: user.role } : null
}

/** How far a browser has come into the panel; null where it has not given a password. */
export async function panelStep(headers: Headers): Promise<PanelStep | null> {
  const own = await insider(headers)
  if (own) return { step: 'own', staff: own }
  const half = staffHalfOf({ headers })
  const staff = half && (await staffOfToken(tokenOf(half)))
  return half && staff && { step: half.isNew ? 'new' : 'code', staff }
}
