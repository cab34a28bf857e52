import 'server-only'
import { endClientWays } from '@/cms/ways-in'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { noteEvent } from './security-events'
import { endSession } from './sessions'
import type { Visit } from './visit'

/** Ends the session of a token, or with it all of its client. An unknown token counts as ended. */
export async function logOut(
  token: string,
  { everywhere }: { everywhere: boolean },
  visit: Visit,
): Promise<void> {
  const client = await inTransaction(await shopPayload(), async scope => {
    const ended = await endSession(token, scope)
    if (everywhere && ended !== null) await endClientWays(scope.tx, ended, 'logged-out-everywhere')
    return ended
  })
  if (client === null) return
  await noteEvent(client, everywhere ? 'logout-everywhere' : 'logout', visit)
}
