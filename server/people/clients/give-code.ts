import 'server-only'
import { checkCode } from '../factors/check-code'
import type { ClientHalf } from '../factors/half-login'
import { notifyHolder } from '../factors/notify-holder'
import { findClient } from './client-record'
import { letIn } from './enter'
import { holderOfClient } from './holder-of-client'
import { noteEvent } from './security-events'
import type { Session } from './sessions'
import { stateOfClient } from './state-of-client'
import type { Visit } from './visit'

/**
 * The second step of a client's login: his session, or why it does not begin. A half login that began with an old password or address has
 * ended with it (PEOPLE-34).
 */
export async function giveCode(
  { client, method, state }: ClientHalf,
  code: string,
  door: { visit: Visit; before: string | null },
): Promise<{ ok: true; session: Session } | { ok: false; code: 'wrong' | 'locked' | 'ended' }> {
  const record = await findClient(client)
  if (!record || (await stateOfClient(client)) !== state) return { ok: false, code: 'ended' }
  const holder = holderOfClient(record)
  const judged = await checkCode(holder, code)
  if (judged === 'wrong' || judged === 'locked') {
    await noteEvent(client, 'code-wrong', door.visit)
    return { ok: false, code: judged }
  }
  if (judged === 'recovery') await notifyHolder(holder, 'recovery-used', door.visit)
  const session = await letIn(record, method, { ...door, state })
  if (!session) return { ok: false, code: 'ended' }
  await noteEvent(client, 'login', door.visit)
  return { ok: true, session }
}
