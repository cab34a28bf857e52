import 'server-only'
import { endClientWays } from '@/cms/ways-in'
import { findClient } from '../clients/client-record'
import { holderOfClient } from '../clients/holder-of-client'
import { hashOf } from '../clients/sessions'
import { shopPayload } from '../shop-payload'
import { readActor } from './actor'
import { sessionToken } from './client-session'
import type { FactorCalls } from './second-factor-calls'

/** Clients and their second factors. A new one ends their other sessions, which have shown no code. */
export const clientFactor: FactorCalls = {
  async find(request) {
    const actor = await readActor(request)
    const record = actor.kind === 'client' ? await findClient(actor.account.id) : null
    return record && { holder: holderOfClient(record), isFresh: false }
  },
  async confirmed(request, { holder }) {
    const { drizzle } = (await shopPayload()).db
    await endClientWays(drizzle, holder.id, 'factor-set', hashOf(sessionToken(request) ?? ''))
    return []
  },
}
