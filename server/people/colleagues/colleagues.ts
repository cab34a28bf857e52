import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type Colleagues, takeBackMinutes } from '@/lib/doors/contract/colleagues'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { seal, unseal } from '@/server/ground/sealed'
import { shopPayload } from '@/server/ground/shop-payload'
import { type AccountFailure, accountFailure } from '../clients/account-failure'
import { noteEvent } from '../clients/security-events'
import type { Visit } from '../clients/visit'

const database = async () => (await shopPayload()).db.drizzle

/** The company whose buyers an actor manages, with the actor; or why he manages none. */
export function managed(actor: Actor): { ok: true; company: number; client: number } | AccountFailure {
  if (actor.kind !== 'client') return accountFailure('unauthorised')
  const { company, id: client } = actor.account
  if (!company || !can(actor, 'company.manage', { company: company.id })) return accountFailure('forbidden')
  return { ok: true, company: company.id, client }
}

/** The ticket that an approver gets for a removed buyer: with it he takes him back for a while. */
const ticketSchema = z.object({ member: z.number(), ends: z.number() })
type Ticket = z.infer<typeof ticketSchema>

/** The purpose of a ticket: it is the approver's, as long as he approves for that company. */
const keeperOf = ({ company, client }: { company: number; client: number }) => `${company} ${client}`

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

/** The buyers of the approver's company, and its invitations. */
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
 * Takes a buyer out of the approver's company: he orders for himself from then on, and his orders for the company stay the company's. Staff
 * name approvers, so these are not removed here.
 */
export async function removeColleague(
  actor: Actor,
  member: number,
  visit: Visit,
): Promise<{ ok: true; undo: string } | AccountFailure> {
  const whose = managed(actor)
  if (!whose.ok) return whose
  const { rows } = await (await database()).execute(sql`
    update clients set company_id = null, company_role = null, updated_at = clock_timestamp()
    where id = ${member} and company_id = ${whose.company} and company_role is distinct from 'approver'
    returning id`)
  if (rows.length === 0) return accountFailure('not_found')
  await noteEvent(member, 'company-left', visit)
  const ticket: Ticket = { member, ends: Date.now() + takeBackMinutes * 60_000 }
  return { ok: true, undo: seal('colleague', keeperOf(whose), JSON.stringify(ticket)) }
}

/**
 * Takes back a buyer whom this approver removed a moment ago: he had agreed to buy for the company, so he is not asked again. `link_ended`
 * for a ticket of another approver or company, one that is too old, or where the buyer has closed his account or buys for a company since.
 */
export async function takeColleagueBack(
  actor: Actor,
  undo: string,
  visit: Visit,
): Promise<{ ok: true } | AccountFailure> {
  const whose = managed(actor)
  if (!whose.ok) return whose
  const text = unseal('colleague', keeperOf(whose), undo)
  const ticket = text === null ? null : ticketSchema.parse(JSON.parse(text))
  if (!ticket || ticket.ends < Date.now()) return accountFailure('link_ended')
  const { rows } = await (await database()).execute(sql`
    update clients set company_id = ${whose.company}, company_role = 'buyer', updated_at = clock_timestamp()
    where id = ${ticket.member} and company_id is null and closed is not true
    returning id`)
  if (rows.length === 0) return accountFailure('link_ended')
  await noteEvent(ticket.member, 'company-joined', visit)
  return { ok: true }
}
