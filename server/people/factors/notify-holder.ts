import 'server-only'
import { notify } from '../clients/notify'
import { noteEvent } from '../clients/security-events'
import type { Visit } from '../clients/visit'
import type { Holder } from './holder'

/** Events of a second factor that are reported by mail and in a client's log. */
type FactorEvent =
  | 'factor-on'
  | 'factor-off'
  | 'codes-renewed'
  | 'recovery-used'
  | 'passkey-added'
  | 'passkey-removed'

/** Mails somebody what happened to his second factor, so that he sees changes that he did not make. */
export async function notifyHolder(holder: Holder, about: FactorEvent, visit: Visit): Promise<void> {
  if (holder.kind === 'client') await noteEvent(holder.id, about, visit)
  await notify(holder, about, visit, { isStaff: holder.kind === 'staff' })
}
