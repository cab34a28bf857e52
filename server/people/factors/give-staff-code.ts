import 'server-only'
import type { Visit } from '../clients/visit'
import { checkCode } from './check-code'
import type { Holder } from './holder'
import { notifyHolder } from './notify-holder'

/** The second step of the panel's login: whether its session may begin. */
export async function giveStaffCode(
  holder: Holder,
  code: string,
  visit: Visit,
): Promise<'in' | 'wrong' | 'locked'> {
  const judged = await checkCode(holder, code)
  if (judged === 'recovery') await notifyHolder(holder, 'recovery-used', visit)
  return judged === 'wrong' || judged === 'locked' ? judged : 'in'
}
