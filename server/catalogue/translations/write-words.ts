import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, GlobalSlug, Payload, ValidationError } from 'payload'
import type { WordChange, WordFault } from '@/lib/doors/contract/translations'
import type { Language } from '@/lib/ground/names'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { lastActSince } from '@/server/ground/journal/acts'
import { refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { withChangesShown } from '../content/invalidate'
import { findSource, type Read, readDocuments, type Source } from './read-words'
import { withText, wordsOf } from './words-of'

/** A change, and its row in the file; 0 where it comes from no file. */
export type PlacedChange = WordChange & { row: number }

/** Thrown to roll back a transaction. */
class NotAll extends Error {
  constructor(readonly faults: readonly WordFault[]) {
    super('not all of it can be written')
  }
}

interface Writing {
  payload: Payload
  scope: TransactionScope
  staff: Staff
  source: Source
  language: Language
}

const always = new Date(0)

/** Puts texts into one document as it was read; returns what is not as the writer saw it. */
async function filledIn(
  { scope, source, language }: Writing,
  read: Read,
  changes: readonly PlacedChange[],
): Promise<{ data: Record<string, unknown>; faults: WordFault[] }> {
  const places = new Map(wordsOf(source.fields, read).map(words => [words.field, words.texts[language]]))
  const document = { ...read.documents[language] }
  const data: Record<string, unknown> = {}
  const faults: WordFault[] = []
  const last = await lastActSince(scope, { collection: source.slug, subject: read.subject }, always)
  for (const { row, field, from, to } of changes) {
    const now = places.get(field)
    const part = now == null ? null : withText(document, field, to)
    const fault = { row, field, by: last?.by ?? null }
    if (now == null || !part) faults.push({ ...fault, code: 'unknown_place', value: field })
    else if (now !== from && now !== to) faults.push({ ...fault, code: 'changed_since', value: now })
    else {
      Object.assign(data, part)
      Object.assign(document, part)
    }
  }
  return { data, faults }
}

async function store({ payload, scope, staff, source, language }: Writing, read: Read, data: object) {
  const user = await payload.findByID({ collection: 'admins', id: staff.id, depth: 0, req: scope.req })
  const by = { ...user, collection: 'admins' as const }
  const asked = {
    locale: language,
    fallbackLocale: false,
    depth: 0,
    user: by,
    req: { ...scope.req, user: by },
  } as const
  if (source.kind === 'global') {
    await payload.updateGlobal({ slug: source.slug as GlobalSlug, data, ...asked })
    return
  }
  const { _status } = read.documents[language]
  const place = { collection: source.slug as CollectionSlug, id: read.id }
  // A draft does not say when its document was made, and publishing it would forget that.
  const { createdAt } = (await payload.findByID({ ...place, depth: 0, req: scope.req })) as {
    createdAt?: string
  }
  await payload.update({
    ...place,
    data: { ...data, ...(source.drafts && { _status, createdAt }) },
    // A clerk's draft stays unpublished with its new texts.
    draft: source.drafts && _status === 'draft',
    ...asked,
  })
}

/** Writes into one document all that is asked; throws `NotAll` where a rule of the content forbids it. */
async function writeInto(
  writing: Writing,
  id: number,
  changes: readonly PlacedChange[],
): Promise<WordFault[]> {
  const { payload, scope, source } = writing
  const [read] = await readDocuments(payload, source, { id, req: scope.req })
  if (!read)
    return changes.map(({ row, field }) => ({ row, field, code: 'unknown_place', value: `${id}`, by: null }))
  const { data, faults } = await filledIn(writing, read, changes)
  if (faults.length > 0) return faults
  try {
    await store(writing, read, data)
    return []
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ValidationError') throw error
    const { errors } = (error as ValidationError).data
    // Payload has ended the transaction: nothing more can be tried in it.
    const row = changes[0]?.row ?? 0
    throw new NotAll(
      errors.map(({ path, message }) => ({
        row,
        field: path,
        code: 'not_allowed',
        value: message,
        by: null,
      })),
    )
  }
}

export interface Written {
  of: string
  language: Language
  changes: readonly PlacedChange[]
}

/**
 * Writes texts of one language, all of them or none (TRANSLATION-3): each where it was read as the writer saw it. Pages that show them show
 * the new ones at the next request; each document notes who changed it. Conflicts are reported as `import_refused` with its `faults`.
 */
export async function writeWords(actor: Actor, { of, language, changes }: Written) {
  const allowed = staffWith(actor, 'content.translate')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const source = findSource(payload, of)
  if (!source) return refusal('not_found')
  const documents = new Map<number, PlacedChange[]>()
  for (const change of changes) {
    const own = documents.get(change.id)
    if (own) own.push(change)
    else documents.set(change.id, [change])
  }
  try {
    await withChangesShown(() =>
      inTransaction(payload, async scope => {
        // Writers of one source wait for one another, as those of its documents do.
        await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${of}))`)
        const writing = { payload, scope, staff: allowed.staff, source, language }
        const faults: WordFault[] = []
        for (const [id, own] of documents) faults.push(...(await writeInto(writing, id, own)))
        if (faults.length > 0) throw new NotAll(faults)
      }),
    )
  } catch (error) {
    if (!(error instanceof NotAll)) throw error
    return refusal('import_refused', { faults: error.faults })
  }
  return { ok: true as const, answer: { texts: changes.length, documents: documents.size } }
}
