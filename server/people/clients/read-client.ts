import 'server-only'
import { anonymousClient } from '@/lib/doors/contract/anonymous-client'
import type { Who } from '@/lib/doors/contract/client'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { findRecord } from '@/server/orders/find-record'
import { holderOfCode } from '@/server/orders/holder-of-code'
import { findClient, toClient } from './client-record'
import { companyOfClient } from './company-of-client'

export type ReadClient = { ok: true; client: Who } | { ok: false; code: 'forbidden' | 'not_found' }

/** The name and address in the order of a code: the shop knows no more of its holder. */
async function ofCode(order: number): Promise<Who> {
  const record = await findRecord(order)
  return {
    ...anonymousClient,
    authType: 'code',
    email: record?.email ?? null,
    name: record?.name ?? null,
  }
}

/**
 * The client of the order or the quotation that a code was given out for, for those who may read him. Who has no account is shown by what
 * he wrote, as to the holder of the code himself.
 */
export async function readClientOfCode(actor: Actor, code: string): Promise<ReadClient> {
  const holder = await holderOfCode(code)
  if (!holder) return { ok: false, code: 'not_found' }
  const { account, email, name } = holder
  if (account) return readClient(actor, { id: account.id })
  if (!can(actor, 'client.read')) return { ok: false, code: 'forbidden' }
  return { ok: true, client: { ...anonymousClient, authType: 'code', email, name } }
}

/** Who is shopping, or the client of an id for those who may read him. A client does not see the name that staff gave him. */
export async function readClient(actor: Actor, { id }: { id?: number | undefined }): Promise<ReadClient> {
  if (id !== undefined) {
    if (!can(actor, 'client.read', { client: id })) return { ok: false, code: 'forbidden' }
    const record = await findClient(id)
    if (!record) return { ok: false, code: 'not_found' }
    const client = { ...toClient(record), company: await companyOfClient(record) }
    return { ok: true, client: actor.kind === 'client' ? { ...client, adminName: null } : client }
  }
  if (actor.kind === 'code') return { ok: true, client: await ofCode(actor.order) }
  if (actor.kind !== 'client' && actor.kind !== 'stand-in') return { ok: true, client: anonymousClient }
  const read = await readClient(actor, { id: actor.account.id })
  return read.ok && read.client.id !== null && actor.kind === 'stand-in'
    ? { ok: true, client: { ...read.client, actedFor: actor.staff } }
    : read
}
