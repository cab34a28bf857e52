import 'server-only'
import type { TypedUser } from 'payload'
import { shopPayload } from '../shop-payload'

/** The client whose session a token is; null for one that has ended, or that is of the staff. */
export async function clientOfToken(
  token: string,
): Promise<Extract<TypedUser, { collection: 'clients' }> | null> {
  const headers = new Headers({ authorization: `JWT ${token}` })
  const { user } = await (await shopPayload()).auth({ headers, canSetHeaders: false })
  return user?.collection === 'clients' && !user.closed ? user : null
}
