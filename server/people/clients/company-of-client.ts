import 'server-only'
import type { Client as ClientRecord } from '@/cms/payload-types'
import type { Who } from '@/lib/doors/contract/client'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { approversOf } from '../colleagues/approvers'
import { accountOf } from './client-record'

/** The company that a client buys for, with the names of its approvers; null where he buys for himself. */
export async function companyOfClient(
  record: ClientRecord,
): Promise<Extract<Who, { registered: boolean; id: number }>['company']> {
  const { company } = accountOf(record)
  if (!company) return null
  const payload = await shopPayload()
  const { docs } = await payload.find({
    collection: 'client-companies',
    where: { id: { equals: company.id } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const approvers = await inTransaction(payload, scope => approversOf(scope, company.id))
  return { name: docs[0]?.name ?? '', role: company.role, approvers: approvers.map(({ name }) => name) }
}
