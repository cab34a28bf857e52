import 'server-only'
import type { Client as ClientRecord } from '@/cms/payload-types'
import type { Registration } from '@/lib/doors/contract/accounts'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { Client } from '@/lib/people/client/client'
import type { VatStatus } from '@/lib/people/client/vat-check'
import { addJobs } from '@/server/ground/jobs/queue'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { isAskedLater, vatStatusOf } from '../vat/vat-of-client'
import { type AccountFailure, accountFailure, hasFindings, refusedFields } from './account-failure'
import { hasAccount, toClient } from './client-record'
import { checkChosen } from './common-passwords'
import { notify } from './notify'
import { noteEvent } from './security-events'
import { beginSession, type Session } from './sessions'
import { stateOfClient } from './state-of-client'
import type { Visit } from './visit'

type Registered = { ok: true; client: Client; session: Session | null } | AccountFailure

/** Stores the account; null where its address has one, also one that was made at this very moment. */
async function store(
  { other, nologin: _, ...registration }: Registration,
  vatStatus: VatStatus | null,
): Promise<ClientRecord | null> {
  const payload = await shopPayload()
  const email = registration.email.toLowerCase()
  try {
    return await payload.create({
      collection: 'clients',
      data: { ...registration, ...other, email, vatStatus, authType: 'password' },
      depth: 0,
    })
  } catch (error) {
    if (await hasAccount(email)) return null
    throw error
  }
}

/**
 * Makes an account, and begins its first session unless `nologin` says otherwise (PEOPLE-12). A professional one waits for staff to confirm
 * it. An address that has an account gets a mail about it (PEOPLE-7).
 */
export async function registerClient(
  actor: Actor,
  registration: Registration,
  visit: Visit,
): Promise<Registered> {
  if (!can(actor, 'client.register')) return accountFailure('forbidden')
  if (await hasAccount(registration.email)) return accountFailure('email_has_account')
  const chosen = await checkChosen(registration.password, registration)
  const vatStatus = await vatStatusOf(registration.vatNumber)
  const findings = {
    ...chosen,
    ...(vatStatus === 'invalid' && { vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER_UNKNOWN' }),
  }
  if (hasFindings(findings)) return refusedFields(findings)
  const record = await store(registration, vatStatus)
  if (!record) return accountFailure('email_has_account')
  await noteEvent(record.id, 'registered', visit)
  await notify(record, 'registered', visit)
  if (await isAskedLater(registration.vatNumber, vatStatus))
    await inTransaction(await shopPayload(), scope =>
      addJobs(scope, [{ name: 'client-vat', data: { client: record.id } }]),
    )
  const isLoggedIn = actor.kind !== 'staff' && !registration.nologin
  const session = isLoggedIn
    ? await beginSession(record, 'registration', { visit, state: await stateOfClient(record.id) })
    : null
  return { ok: true, client: toClient(record), session }
}
