import 'server-only'
import { createLocalReq, logoutOperation } from 'payload'
import { shopPayload } from '../shop-payload'
import { clientOfToken } from './client-of-token'

/** Ends the session of a token, so that a copy of it is worth nothing. A token that is none is ended already. */
export async function logOut(token: string): Promise<void> {
  const payload = await shopPayload()
  const user = await clientOfToken(token)
  if (!user) return
  const req = await createLocalReq({ user }, payload)
  await logoutOperation({ collection: payload.collections.clients, req })
}
