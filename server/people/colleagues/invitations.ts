import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import { invitationDays, type invitationRequest, mostInvitations } from '@/lib/doors/contract/colleagues'
import type { Actor } from '@/lib/people/actor/actor'
import { addJobs } from '@/server/ground/jobs/queue'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { type AccountFailure, accountFailure } from '../clients/account-failure'
import { noteEvent } from '../clients/security-events'
import type { Visit } from '../clients/visit'
import { managed } from './colleagues'

type Done = { ok: true } | AccountFailure

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Invites an address to buy for the approver's company (PEOPLE-29), the same whether it has an account or not. A second request makes the
 * earlier link void and mails another. `conflict` where too many are open.
 */
export async function invite(
  actor: Actor,
  { email, locale }: z.output<typeof invitationRequest>,
): Promise<Done> {
  const whose = managed(actor)
  if (!whose.ok) return whose
  return inTransaction(await shopPayload(), async scope => {
    const { company, client } = whose
    // Held, so that invitations that come at the same moment are counted one after the other.
    await scope.tx.execute(sql`select id from client_companies where id = ${company} for update`)
    await scope.tx.execute(
      sql`delete from company_invitations where ends_at < now() or (company = ${company} and email = ${email.toLowerCase()})`,
    )
    const { rows } = await scope.tx.execute<{ id: number }>(sql`
      insert into company_invitations (company, email, invited_by, ends_at)
      select ${company}, ${email.toLowerCase()}, ${client}, now() + make_interval(days => ${invitationDays})
      where (select count(*) from company_invitations where company = ${company}) < ${mostInvitations}
      returning id`)
    const [row] = rows
    if (!row) return accountFailure('conflict')
    const data = { kind: 'invitation' as const, invitation: row.id, locale }
    await addJobs(scope, [{ name: 'account-mail', data }])
    return { ok: true }
  })
}

/** Takes an invitation back: its link opens nothing more. */
export async function withdrawInvitation(actor: Actor, id: number): Promise<Done> {
  const whose = managed(actor)
  if (!whose.ok) return whose
  const { rows } = await (await shopPayload()).db.drizzle.execute(
    sql`delete from company_invitations where id = ${id} and company = ${whose.company} returning id`,
  )
  return rows.length > 0 ? { ok: true } : accountFailure('not_found')
}

interface Letter {
  [column: string]: unknown
  email: string
  company: string
  inviter: string
}

/** The content of an invitation's mail, with a new link; null where it was withdrawn, or accepted, meanwhile. */
export async function letterOf(id: number): Promise<(Letter & { token: string }) | null> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await (await shopPayload()).db.drizzle.execute<Letter>(sql`
    update company_invitations i set hash = ${hashOf(token)}
    from client_companies f, clients c
    where i.id = ${id} and i.ends_at > now() and f.id = i.company and c.id = i.invited_by
    returning i.email, f.name as company, coalesce(nullif(c.name, ''), c.email) as inviter`)
  return rows[0] ? { ...rows[0], token } : null
}

/**
 * Makes the client who asks a buyer of the company that has invited his address, once, as long as the inviter approves there. `link_ended`
 * for every link that is not his; `conflict` where he buys for a company already, which leaves the invitation as it is. It does not prove
 * his address: proving it would end his earlier ways in (PEOPLE-34), also his password.
 */
export async function joinCompany(actor: Actor, token: string, visit: Visit): Promise<Done> {
  if (actor.kind !== 'client') return accountFailure('unauthorised')
  const { id } = actor.account
  const joined = await inTransaction(await shopPayload(), async ({ tx }): Promise<Done> => {
    const client = await tx.execute<{ email: string; company: number | null }>(
      sql`select email, company_id as company from clients where id = ${id} and closed is not true for update`,
    )
    const [own] = client.rows
    if (!own) return accountFailure('unauthorised')
    const invited = await tx.execute<{ id: number; company: number }>(sql`
      select i.id, i.company from company_invitations i join clients a on a.id = i.invited_by
      where i.hash = ${hashOf(token)} and i.email = lower(${own.email}) and i.ends_at > now()
        and a.company_id = i.company and a.company_role = 'approver' and a.closed is not true
      for update of i`)
    const [invitation] = invited.rows
    if (!invitation) return accountFailure('link_ended')
    if (own.company !== null) return accountFailure('conflict')
    await tx.execute(
      sql`update clients set company_id = ${invitation.company}, company_role = 'buyer',
            updated_at = clock_timestamp() where id = ${id}`,
    )
    await tx.execute(sql`delete from company_invitations where id = ${invitation.id}`)
    return { ok: true }
  })
  if (joined.ok) await noteEvent(id, 'company-joined', visit)
  return joined
}
