import 'server-only'
import type { Payload } from 'payload'
import type { GuardRefusal } from '@/lib/orders/order/move'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { ExportedFile, FileRequest } from '@/server/design/export/files'
import type { ProductionFile } from '@/server/design/export/production-files'
import type { PackedScene } from '@/server/design/scene/packed'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { findScenes } from './approved-scenes'
import { findRecord } from './find-record'
import { ownerOf } from './read-order'
import { sentOf } from './sent-of'

/** The fields of a stored part that production needs. */
export interface StoredPart {
  slug: string
  sceneHash: string
  ink?: string | null
  paper?: string | null
}

/** What a part is made from: the very outlines that were approved, in their colours. */
interface ApprovedPart {
  packed: PackedScene
  ink: string
  paper: string
}

/** A part of an order; line and part are counted from 1. */
export interface PartPlace {
  order: number
  line: number
  part: number
}

/**
 * Files are sorted by order in a workshop's folder, and named by what is made: `order-12-line-1-printy-4913`, and
 * where a line has several parts `order-12-line-1-part-2-printy-4911`.
 */
function fileName({ order, line, part }: PartPlace, { slug }: StoredPart, parts: number): string {
  const place = parts > 1 ? `${line}-part-${part}` : `${line}`
  return `order-${order}-line-${place}-${slug.replace(/^model-[^-]+-/, '')}`
}

/**
 * The approved scene of a part, from the scenes that were found; `null` where the order is older than stored scenes. There is no fallback.
 */
export function approvedPart(
  { sceneHash, ink, paper }: StoredPart,
  found: ReadonlyMap<string, PackedScene>,
): ApprovedPart | null {
  const packed = found.get(sceneHash)
  return packed && ink && paper ? { packed, ink, paper } : null
}

/** The scenes of parts, by their hashes. */
export const scenesOfParts = (payload: Payload, parts: readonly StoredPart[]) =>
  findScenes(
    payload,
    parts.map(({ sceneHash }) => sceneHash),
  )

/** The facts of a line by which it waits for the workshop, or for the buyer's approval of the workshop's design. */
interface WaitingLine {
  content?: unknown
  parts?: { laidOutAt?: string | null; approvedAt?: string | null }[] | null
}

/** The first line that cannot be made yet, and why (ORDER-24); null where there is none. */
function firstWaiting(lines: readonly WaitingLine[]): GuardRefusal | null {
  for (const [index, { content, parts }] of lines.entries()) {
    const details = { line: index + 1 }
    if (sentOf(content) && !parts?.length) return { ok: false, code: 'layout_waiting', details }
    if (parts?.some(({ laidOutAt, approvedAt }) => laidOutAt && !approvedAt))
      return { ok: false, code: 'approval_waiting', details }
  }
  return null
}

/** What is made for each line of an order, the first line that waits, and the moment at which it was ordered. */
async function readParts(
  payload: Payload,
  order: number,
): Promise<{ lines: StoredPart[][]; waiting: GuardRefusal | null; at: Date } | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { equals: order } },
    select: {
      lines: {
        parts: { slug: true, sceneHash: true, ink: true, paper: true, laidOutAt: true, approvedAt: true },
        content: true,
      },
      createdAt: true,
    },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  if (!found) return null
  const lines = found.lines ?? []
  return {
    lines: lines.map(line => line.parts ?? []),
    waiting: firstWaiting(lines),
    at: new Date(found.createdAt),
  }
}

type MadeFile = { ok: true } & ExportedFile

/** The files of each part for the workshop's folder. */
const archived = ['production.pdf', 'production.svg'] as const satisfies ProductionFile[]

/** A file of an approved part, made of what is kept of it. */
async function partFile(place: PartPlace, file: ProductionFile): Promise<MadeFile | OrderFailure> {
  const payload = await shopPayload()
  const parts = (await readParts(payload, place.order))?.lines[place.line - 1]
  const stored = parts?.[place.part - 1]
  if (!parts || !stored) return orderFailure('not_found')
  const hash = stored.sceneHash
  const approved = approvedPart(stored, await scenesOfParts(payload, [stored]))
  if (!approved) return orderFailure('scene_not_kept', { hash })
  const name = fileName(place, stored, parts.length)
  const made = await runTask('makeFile', { ...approved, file, name })
  return made ? { ok: true, ...made } : orderFailure('scene_damaged', { hash })
}

/** A file of a part, made from the scene that was kept with the order: today's catalogue and text engine do not change it. */
export async function readProductionFile(
  actor: Actor,
  { file, ...place }: PartPlace & { file: ProductionFile },
): Promise<MadeFile | OrderFailure> {
  return can(actor, 'order.production-files') ? partFile(place, file) : orderFailure('not_found')
}

/** The proof of a part as its buyer approved it, for those who may read the order. */
export async function readProof(actor: Actor, place: PartPlace): Promise<MadeFile | OrderFailure> {
  const record = await findRecord(place.order)
  if (!record || !can(actor, 'order.read', ownerOf(record))) return orderFailure('not_found')
  return partFile(place, 'preview.svg')
}

/** A part with its place and the name of its files. */
interface NamedPart {
  place: PartPlace
  stored: StoredPart
  name: string
}

const namedParts = (order: number, lines: readonly (readonly StoredPart[])[]): NamedPart[] =>
  lines.flatMap((parts, line) =>
    parts.map((stored, part) => {
      const place = { order, line: line + 1, part: part + 1 }
      return { place, stored, name: fileName(place, stored, parts.length) }
    }),
  )

const refusePart = (code: 'scene_not_kept' | 'scene_damaged', part: NamedPart | undefined) =>
  orderFailure(code, { line: part?.place.line, part: part?.place.part, hash: part?.stored.sceneHash })

/**
 * Every production file of an order as one ZIP, e.g. `order-12.zip` with `order-12-line-1-printy-4913.pdf`. Refused as a whole, by the
 * line, where one of them may not be made, or not yet: nobody would notice a missing plate before the parcel is packed. `not_found` where
 * there is nothing to make.
 */
export async function readProductionArchive(
  actor: Actor,
  { order }: { order: number },
): Promise<MadeFile | OrderFailure> {
  if (!can(actor, 'order.production-files')) return orderFailure('not_found')
  const payload = await shopPayload()
  const read = await readParts(payload, order)
  const parts = namedParts(order, read?.lines ?? [])
  if (read?.waiting) return read.waiting
  if (!read || parts.length === 0) return orderFailure('not_found')
  const scenes = await scenesOfParts(
    payload,
    parts.map(({ stored }) => stored),
  )
  const files: FileRequest[] = []
  for (const part of parts) {
    const approved = approvedPart(part.stored, scenes)
    if (!approved) return refusePart('scene_not_kept', part)
    for (const file of archived) files.push({ ...approved, file, name: part.name })
  }
  const made = await runTask('makeArchive', { files, modified: read.at })
  if (!made.ok) return refusePart('scene_damaged', parts[Math.floor(made.damaged / archived.length)])
  return { ok: true, name: `order-${order}.zip`, type: 'application/zip', body: made.body }
}
