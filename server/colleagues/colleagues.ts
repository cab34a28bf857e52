import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { Colleagues } from '@/lib/contract/colleagues'
import { type AccountFailure, accountFailure } from '../clients/account-failure'
import { noteEvent } from '../clients/security-events'
import type { Visit } from '../clients/visit'
import { shopPayload } from '../shop-payload'

const database = async () => (await shopPayload()).db.drizzle

/** The company whose buyers an actor looks after, and who he is; why he looks after none. */
export function managed(actor: Actor): { ok: true; company: number; client: number } | AccountFailure {
  if (actor.kind !== 'client') return accountFailure('unauthorised')
  const { company, id: client } = actor.account
  if (!company || !can(actor, 'company.manage', { company: company.id })) return accountFailure('forbidden')
  return { ok: true, company: company.id, client }
}

interface Member {
  [column: string]: unknown
  id: number
  name: string
  email: string
  role: 'buyer' | 'approver'
}

interface Invited {
  [column: string]: unknown
  id: number
  email: string
  ends: string
}

/** Who buys for the company of the approver who asks, and whom it has invited. */
export async function listColleagues(actor: Actor): Promise<{ ok: true; list: Colleagues } | AccountFailure> {
  const whose = managed(actor)
  if (!whose.ok) return whose
  const drizzle = await database()
  const members = await drizzle.execute<Member>(sql`
    select id, coalesce(name, '') as name, email, coalesce(company_role::text, 'buyer') as role from clients
    where company_id = ${whose.company} and closed is not true order by id limit 500`)
  const invited = await drizzle.execute<Invited>(sql`
    select id, email, ends_at as ends from company_invitations
    where company = ${whose.company} and ends_at > now() order by id`)
  const invitations = invited.rows.map(({ id, email, ends }) => ({
    id,
    email,
    endsAt: new Date(ends).toISOString(),
  }))
  return { ok: true, list: { members: members.rows, invitations } }
}

/**
 * Takes a buyer out of the approver's company: he orders for himself from then on, and what he has ordered for it stays its.
 * Who approves there is named by staff, and not taken out here.
 */
export async function removeColleague(
  actor: Actor,
  member: number,
  visit: Visit,
): Promise<{ ok: true } | AccountFailure> {
  const whose = managed(actor)
  if (!whose.ok) return whose
  const { rows } = await (await database()).execute(sql`
    update clients set company_id = null, company_role = null, updated_at = clock_timestamp()
    where id = ${member} and company_id = ${whose.company} and company_role is distinct from 'approver'
    returning id`)
  if (rows.length === 0) return accountFailure('not_found')
  await noteEvent(member, 'company-left', visit)
  return { ok: true }
}
