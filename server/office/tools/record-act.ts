import 'server-only'
import type { PayloadRequest } from 'payload'
import { noteAct, type StaffAct } from '@/server/ground/journal/acts'
import { scopeOfRequest } from '@/server/ground/transaction'

/** Notes what one of the staff has changed of the content, in the transaction of the change; changes by the shop itself are not noted. */
export async function recordAct(req: PayloadRequest, act: StaffAct): Promise<void> {
  const { user } = req
  if (user?.collection !== 'admins' || !(await req.transactionID)) return
  await noteAct(await scopeOfRequest(req), user, act)
}
