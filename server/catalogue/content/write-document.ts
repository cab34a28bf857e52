import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, ValidationError } from 'payload'
import type { Language } from '@/lib/ground/common'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { signConfigSchema } from '@/lib/product/sign/config'
import { validateSign } from '@/lib/product/sign/validate'
import { lastActSince } from '@/server/ground/journal/acts'
import { type Refusal, refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { getContent } from '.'
import { withChangesShown } from './invalidate'

/** Collections that the contract writes. */
export type WrittenCollection = 'pages' | 'stamp-models' | 'sign-models'

/** The field that names each beside its number, and the family prefix that its names may leave out. */
const names = {
  pages: { field: 'name', family: '' },
  'stamp-models': { field: 'slug', family: 'model-' },
  'sign-models': { field: 'slug', family: 'sign-' },
} as const

/** Fields that a translator may write: texts, which differ by language (PEOPLE-6). */
const texts = new Set(['title', 'name', 'description', 'slogan', 'use', 'ink'])
/** Fields that put a price into force: publishing prices is the owner's (PEOPLE-6). */
const prices = new Set(['price', 'originalPrice', 'costPrice'])

export type Fields = Record<string, unknown>

interface Write {
  collection: WrittenCollection
  /** Its number or its name. */
  id: string
  language: Language
  data: Fields
  /** Keeps what is written beside what is in the shop. */
  draft?: true | undefined
  /** When the document that the writer read was changed last. */
  updatedAt?: string | undefined
}

/** The document as the panel would open it: the latest draft where there is one. */
export async function findDocument(
  payload: Payload,
  { collection, id, language }: Pick<Write, 'collection' | 'id' | 'language'>,
  scope?: Pick<TransactionScope, 'req'>,
) {
  const { field, family } = names[collection]
  const name = id.startsWith(family) ? id : `${family}${id}`
  const isNumber = /^\d{1,9}$/.test(id)
  const { docs } = await payload.find({
    collection,
    // The number first: a model may be called by figures alone.
    where: isNumber ? { id: { equals: Number(id) } } : { [field]: { equals: name } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    locale: language,
    ...(scope && { req: scope.req }),
  })
  return docs[0] ?? null
}

/** Who may write these fields: a translator only texts, and only the owner prices. */
function mayWrite(actor: Actor, data: Fields): { ok: true; staff: Staff } | Refusal {
  const isText = Object.keys(data).every(field => texts.has(field))
  const allowed = staffWith(actor, isText ? 'content.translate' : 'content.change')
  if (!allowed.ok) return allowed
  const setsPrice = Object.keys(data).some(field => prices.has(field))
  return setsPrice && !can(actor, 'price.publish') ? refusal('forbidden') : allowed
}

/** The data to write into the document: facts that are not named keep their values. */
function toWrite({ data, draft }: Write, before: Fields): Fields {
  const { published, facts, ...fields } = data
  return {
    ...fields,
    ...(facts !== undefined && { facts: { ...(before.facts as object), ...(facts as object) } }),
    _status: !draft && (published ?? before._status === 'published') ? 'published' : 'draft',
  }
}

/** Why a sign cannot be what a product begins with: its rules, each by its code (SIGN-6); null where it can, or none is named. */
async function refuseSign({ collection, data }: Write): Promise<Refusal | null> {
  if (collection !== 'sign-models' || data.config === undefined) return null
  const config = signConfigSchema.safeParse(data.config)
  const found = config.success ? validateSign(config.data, await getContent().catalogue()) : []
  if (config.success && found.length === 0) return null
  const errors = found.map(({ code, subject }) => ({ path: `config.${subject}`, message: code }))
  return refusal('unprocessable', {
    errors: config.success ? errors : [{ path: 'config', message: 'form' }],
  })
}

/** A document under the names that the contract has for its fields. */
function asContract(collection: WrittenCollection, document: Fields): Fields {
  if (collection !== 'pages') return document
  const { pageType, ...page } = document
  return { ...page, page_type: pageType }
}

/** Whether the published document stays as it is: taking a product off sale changes it directly (PRODUCT-15). */
const isAside = ({ data, draft }: Write, { _status }: Fields) =>
  draft === true || (_status === 'draft' && data.published !== false)

/** What Payload's own rules found wrong, by field; any other error is one. */
function findingsOf(error: unknown): Refusal {
  if (!(error instanceof Error) || error.name !== 'ValidationError') throw error
  const { data } = error as ValidationError
  return refusal('unprocessable', {
    errors: data.errors.map(({ path, message }) => ({ path, message })),
  })
}

/**
 * Writes named fields of a document (`PUT /api/pages`, `/sign-models`, `/stamp-models`; TOOLS-2): checked by the
 * content's own rules, noted with who wrote what, and shown by every page that shows it at the next request. Who sends
 * the state that he had read is refused where somebody has changed it since, and sees who and what (`conflict`).
 */
export async function writeDocument(
  actor: Actor,
  write: Write,
): Promise<{ ok: true; answer: { data: Fields } } | Refusal> {
  const allowed = mayWrite(actor, write.data)
  if (!allowed.ok) return allowed
  const refused = await refuseSign(write)
  if (refused) return refused
  const payload = await shopPayload()
  const user = await payload.findByID({ collection: 'admins', id: allowed.staff.id, depth: 0 })
  const { collection, language } = write
  try {
    return await withChangesShown(() =>
      inTransaction(payload, async scope => {
        // Writers of one document wait for one another, by number or by name.
        await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${collection}))`)
        const before = await findDocument(payload, write, scope)
        if (!before) return refusal('not_found')
        const { updatedAt } = before
        if (write.updatedAt !== undefined && Date.parse(write.updatedAt) !== Date.parse(updatedAt)) {
          const { field } = names[collection]
          const subject = String((before as unknown as Fields)[field])
          const act = await lastActSince(scope, { collection, subject }, new Date(write.updatedAt))
          return refusal('conflict', { ...(act ?? { at: updatedAt }), updatedAt })
        }
        // A draft does not say when its document was made, and publishing it would forget that.
        const { createdAt } = await payload.findByID({ collection, id: before.id, depth: 0, req: scope.req })
        const data = { ...toWrite(write, before as unknown as Fields), createdAt }
        const after = await payload.update({
          collection,
          id: before.id,
          data,
          draft: isAside(write, data),
          locale: language,
          // The log entry and the answer have the text of this language: no text of another replaces it.
          fallbackLocale: false,
          depth: 0,
          user: { ...user, collection: 'admins' },
          req: { ...scope.req, user: { ...user, collection: 'admins' } },
        })
        return { ok: true as const, answer: { data: asContract(collection, after as unknown as Fields) } }
      }),
    )
  } catch (error) {
    return findingsOf(error)
  }
}
