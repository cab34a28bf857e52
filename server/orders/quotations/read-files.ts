import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { approvedPart, type StoredPart, scenesOfParts } from '../production'
import { composePaper } from './compose-paper'
import type { FrozenRecord } from './freeze'
import { subjectOf } from './read-quotation'
import { quotationHolder } from './request-quotation'
import { findQuotation, type QuotationRow, type VersionRow, versionsOf } from './store'

export type MadeFile = { ok: true; name: string; type: string; body: string | Uint8Array } | OrderFailure

/** A sent version with its quotation, for those who may read it; null for everybody else. */
async function readVersion(
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<{ row: QuotationRow; sent: VersionRow } | null> {
  const { drizzle } = (await shopPayload()).db
  const row = await findQuotation(drizzle, id)
  if (!row || !can(actor, 'quotation.read', subjectOf(row))) return null
  const sent = (await versionsOf(drizzle, id)).find(one => one.version === version)
  return sent ? { row, sent } : null
}

/** A version as a PDF, for those who may read the quotation. */
export async function readQuotationPdf(
  actor: Actor,
  place: { id: number; version: number },
): Promise<MadeFile> {
  const found = await readVersion(actor, place)
  if (!found) return orderFailure('not_found')
  const { row, sent } = found
  const paper = await composePaper(row, sent)
  const body = await runTask('makeQuotation', paper)
  return { ok: true, name: `${place.id}-${place.version}.pdf`, type: 'application/pdf', body }
}

/** A design of a line as it was offered, drawn from the scene that was kept with the version. */
export async function readQuotationProof(
  actor: Actor,
  { line, part, ...place }: { id: number; version: number; line: string; part: number },
): Promise<MadeFile> {
  const found = await readVersion(actor, place)
  const { lines } = (found?.sent.record ?? {}) as Pick<FrozenRecord, 'lines'>
  const stored: StoredPart | undefined = lines?.find(
    ({ content }) => (content as { id?: unknown } | null)?.id === line,
  )?.parts?.[part - 1]
  if (!stored) return orderFailure('not_found')
  const approved = approvedPart(stored, await scenesOfParts(await shopPayload(), [stored]))
  if (!approved) return orderFailure('scene_not_kept', { hash: stored.sceneHash })
  const name = `quotation-${place.id}-${stored.slug}`
  const made = await runTask('makeFile', { ...approved, file: 'preview.svg', name })
  return made ? { ok: true, ...made } : orderFailure('scene_damaged', { hash: stored.sceneHash })
}

interface Held {
  [column: string]: unknown
  bytes: Uint8Array
  kind: string
}

/** Types that a browser shows and that contain no scripts. */
const shown = new Set(['png', 'jpeg', 'webp', 'avif', 'gif'])

/** A picture that a quotation holds: of a line by word, or sent with the request. */
export async function readQuotationPicture(
  actor: Actor,
  { id, hash }: { id: number; hash: string },
): Promise<MadeFile> {
  const { drizzle } = (await shopPayload()).db
  const row = await findQuotation(drizzle, id)
  if (!row || !can(actor, 'quotation.read', subjectOf(row))) return orderFailure('not_found')
  const { rows } = await drizzle.execute<Held>(
    sql`select p.bytes, p.kind from own_pictures p join own_picture_holds h on h.hash = p.hash
        where p.hash = ${hash} and h.holder = ${quotationHolder(id)}`,
  )
  const [file] = rows
  if (!file) return orderFailure('not_found')
  const type = shown.has(file.kind) ? `image/${file.kind}` : 'application/octet-stream'
  return { ok: true, name: `${hash.slice(0, 12)}.${file.kind}`, type, body: file.bytes }
}
