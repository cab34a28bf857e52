import 'server-only'
import type { Client as ClientRecord } from '@/cms/payload-types'
import { endClientWays } from '@/cms/ways-in'
import type { Profile } from '@/lib/doors/contract/accounts'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { checkProfessional } from '@/lib/people/client/check-professional'
import type { Client } from '@/lib/people/client/client'
import { getContent } from '@/server/catalogue/content'
import { addJobs } from '@/server/ground/jobs/queue'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { isAskedLater, vatStatusOf } from '../vat/vat-of-client'
import { type AccountFailure, accountFailure, hasFindings, refusedFields } from './account-failure'
import { findClient, hasAccount, toClient } from './client-record'
import { judgePassword } from './judge-password'
import { notify } from './notify'
import { noteEvent } from './security-events'
import { hashOf } from './sessions'
import type { Visit } from './visit'

type Changed = { ok: true; client: Client } | AccountFailure

/** Why the address of an account may not change; null where it may. */
async function refuseEmail(
  record: ClientRecord,
  { email, password }: Profile,
): Promise<AccountFailure | null> {
  if (email === undefined || email.toLowerCase() === record.email) return null
  if (password === undefined) return refusedFields({ password: 'VALIDATORS_REQUIRED_PASSWORD' })
  if (!(await judgePassword({ kind: 'client', id: record.id }, password)))
    return accountFailure('INCORRECT_PASSWORD')
  return (await hasAccount(email)) ? accountFailure('email_has_account') : null
}

/** What follows from other numbers or another kind of account: the online check is asked, and staff confirm again. */
async function businessOf(record: ClientRecord, { other = {}, vatNumber, siretNumber }: Profile) {
  const before = {
    accountType: record.accountType,
    vatNumber: record.vatNumber ?? '',
    siretNumber: record.siretNumber ?? '',
  }
  const now = {
    accountType: other.accountType ?? before.accountType,
    vatNumber: vatNumber ?? before.vatNumber,
    siretNumber: siretNumber ?? before.siretNumber,
  }
  const isSame =
    now.accountType === before.accountType &&
    now.vatNumber === before.vatNumber &&
    now.siretNumber === before.siretNumber
  if (isSame) return { ok: true as const, changes: {}, isAsked: false }
  const { countries } = await getContent().catalogue()
  const findings = checkProfessional(now, countries)
  if (hasFindings(findings)) return refusedFields(findings)
  const vatStatus = await vatStatusOf(now.vatNumber)
  if (vatStatus === 'invalid') return refusedFields({ vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER_UNKNOWN' })
  const changes = { ...now, vatStatus, proConfirmed: false }
  return { ok: true as const, changes, isAsked: await isAskedLater(now.vatNumber, vatStatus) }
}

/** The fields of the record that a profile names; those that it leaves out are not written. */
function fieldsOf({ name, phone, locale, marketingConsent, addresses, other }: Profile) {
  const named = {
    name,
    phone,
    locale,
    marketingConsent,
    addresses,
    interestedRetailer: other?.interestedRetailer,
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

/** Writes only what has changed, so that two changes at the same moment do not undo each other. */
async function write(id: number, fields: Record<string, unknown>, { req }: TransactionScope): Promise<void> {
  const { db } = await shopPayload()
  const data = { ...fields, updatedAt: new Date().toISOString() }
  await db.updateOne({ collection: 'clients', id, data, returning: false, req })
}

/**
 * Changes what a client may change of his own account, and answers it as it is then. Another e-mail address needs his password, is reported
 * to the old one, and ends what was given for that one (PEOPLE-34); other numbers of trade or tax end a confirmation, which was for the old
 * ones.
 * @param token that of the session that asks, which goes on
 */
export async function changeProfile(
  actor: Actor,
  profile: Profile,
  { token, ...visit }: Visit & { token: string | null },
): Promise<Changed> {
  if (actor.kind !== 'client') return accountFailure('unauthorised')
  const { id } = actor.account
  if (!can(actor, 'client.change', { client: id })) return accountFailure('forbidden')
  const record = await findClient(id)
  if (!record) return accountFailure('unauthorised')
  const refused = await refuseEmail(record, profile)
  if (refused) return refused
  const business = await businessOf(record, profile)
  if (!business.ok) return business
  const email = profile.email?.toLowerCase() ?? record.email
  const hasMoved = email !== record.email
  const fields = {
    ...fieldsOf(profile),
    ...business.changes,
    ...(hasMoved && { email, emailVerified: false }),
  }
  try {
    if (hasFindings(fields))
      await inTransaction(await shopPayload(), async scope => {
        await write(id, fields, scope)
        if (hasMoved) await endClientWays(scope.tx, id, 'address-changed', hashOf(token ?? ''))
      })
  } catch (error) {
    if (hasMoved && (await hasAccount(email))) return accountFailure('email_has_account')
    throw error
  }
  if (hasMoved) {
    await noteEvent(id, 'email-changed', visit)
    await notify(record, 'email-changed', visit, { newEmail: email })
  }
  if (business.isAsked)
    await inTransaction(await shopPayload(), scope =>
      addJobs(scope, [{ name: 'client-vat', data: { client: id } }]),
    )
  const changed = await findClient(id)
  return changed
    ? { ok: true, client: { ...toClient(changed), adminName: null } }
    : accountFailure('unauthorised')
}
