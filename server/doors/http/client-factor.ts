import 'server-only'
import { findClient } from '@/server/people/clients/client-record'
import { holderOfClient } from '@/server/people/clients/holder-of-client'
import { hashOf } from '@/server/people/clients/sessions'
import { readActor } from './actor'
import { sessionToken } from './client-session'
import type { FactorCalls } from './second-factor-calls'

/** Clients and their second factors. A new one ends their other sessions, which began without a code. */
export const clientFactor: FactorCalls = {
  async find(request) {
    const actor = await readActor(request)
    const record = actor.kind === 'client' ? await findClient(actor.account.id) : null
    return record && { holder: holderOfClient(record), isFresh: false }
  },
  session: async request => hashOf(sessionToken(request) ?? ''),
  confirmed: () => [],
}
