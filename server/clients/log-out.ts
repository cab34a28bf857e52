import 'server-only'
import { endClientWays } from '@/cms/ways-in'
import { shopPayload } from '../shop-payload'
import { noteEvent } from './security-events'
import { endSession } from './sessions'
import type { Visit } from './visit'

/** Ends the session of a token, or with it all of its client. A token that is none is ended already. */
export async function logOut(
  token: string,
  { everywhere }: { everywhere: boolean },
  visit: Visit,
): Promise<void> {
  const client = await endSession(token)
  if (client === null) return
  if (everywhere) await endClientWays((await shopPayload()).db.drizzle, client, 'logged-out-everywhere')
  await noteEvent(client, everywhere ? 'logout-everywhere' : 'logout', visit)
}
