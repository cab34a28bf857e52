import 'server-only'
import { and, desc, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { staffActs } from '@/cms/tables/staff-tools'
import type { StaffActKind } from '@/lib/office/tools/staff-acts'
import type { Staff } from '@/lib/people/actor/actor'
import type { TransactionScope } from '../transaction'

/** What one of the staff has done to a document. */
export interface StaffAct {
  collection: string
  /** The document as it names itself. */
  subject: string
  what: StaffActKind
  fields: string[]
  changes?: Record<string, { before: unknown; after: unknown }> | null
  language?: string | null
}

/** Notes an act in the transaction of what was done. */
export async function noteAct(
  { tx }: Pick<TransactionScope, 'tx'>,
  { id: admin, email }: Pick<Staff, 'id' | 'email'>,
  act: StaffAct,
): Promise<void> {
  await tx.insert(staffActs).values({ admin, email, ...act, subject: act.subject.slice(0, 200) })
}

/** Who changed a document after a moment, and which fields; null where nobody of the staff has. */
export async function lastActSince(
  { tx }: Pick<TransactionScope, 'tx'>,
  { collection, subject }: Pick<StaffAct, 'collection' | 'subject'>,
  since: Date,
): Promise<{ by: string; at: string; fields: string[] } | null> {
  const [act] = await tx
    .select()
    .from(staffActs)
    .where(and(eq(staffActs.collection, collection), eq(staffActs.subject, subject), gt(staffActs.at, since)))
    .orderBy(desc(staffActs.id))
    .limit(1)
  return act ? { by: act.email, at: act.at.toISOString(), fields: act.fields } : null
}

/** Collections of the tools; other changes in the panel are in its journal. */
const ofTools = [
  'competitor-prices',
  'material-pricings',
  'price-lists',
  'sign-models',
  'stamp-models',
  'materials',
]

/** The latest acts on what the tools are for, the newest first. */
export async function latestActs(payload: Payload, count: number) {
  const acts = await payload.db.drizzle
    .select()
    .from(staffActs)
    .where(inArray(staffActs.collection, ofTools))
    .orderBy(desc(staffActs.id))
    .limit(count)
  return acts.map(({ at, email, collection, subject, what, fields }) => ({
    at: at.toISOString(),
    by: email,
    collection,
    subject,
    what,
    fields,
  }))
}
