import 'server-only'
import type { Payload } from 'payload'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { Scene } from '@/lib/scene/scene'
import { sceneToSvg } from '@/lib/scene/svg'
import { exportPdf } from '@/server/export/pdf'
import { exportSvg } from '@/server/export/svg'
import { packZip, type ZipEntry } from '@/server/export/zip'
import { type PackedScene, unpackScene } from '@/server/scene/packed'
import { shopPayload } from '../shop-payload'
import { findScenes } from './approved-scenes'
import { type OrderFailure, orderFailure } from './order-failure'

/** A part of a line as it is stored, as far as its making is concerned. */
export interface StoredPart {
  slug: string
  sceneHash: string
  ink?: string | null
  paper?: string | null
}

/** What a part is made from: the very outlines that were approved, in their colours. */
interface ApprovedPart {
  scene: Scene
  ink: string
  paper: string
}

/** Which part of which order; line and part are counted from 1. */
export interface PartPlace {
  order: number
  line: number
  part: number
}

/**
 * Files are sorted by order in a workshop's folder, and told apart by what is made: `order-12-line-1-printy-4913`, and
 * where a line has several parts `order-12-line-1-part-2-printy-4911`.
 */
function fileName({ order, line, part }: PartPlace, { slug }: StoredPart, parts: number): string {
  const place = parts > 1 ? `${line}-part-${part}` : `${line}`
  return `order-${order}-line-${place}-${slug.replace(/^model-[^-]+-/, '')}`
}

/**
 * What a part was ordered as, out of the scenes that were found: `scene_not_kept` where the order is older than the
 * scenes that are kept, `scene_damaged` where what is kept is not what the hash is of. Nothing else is ever given in its
 * place.
 */
export function approvedPart(
  { sceneHash: hash, ink, paper }: StoredPart,
  found: ReadonlyMap<string, PackedScene>,
): ({ ok: true } & ApprovedPart) | { ok: false; code: 'scene_not_kept' | 'scene_damaged' } {
  const kept = found.get(hash)
  if (!kept || !ink || !paper) return { ok: false, code: 'scene_not_kept' }
  const scene = unpackScene(kept)
  return scene ? { ok: true, scene, ink, paper } : { ok: false, code: 'scene_damaged' }
}

/** The scenes of parts, by their hashes. */
export const scenesOfParts = (payload: Payload, parts: readonly StoredPart[]) =>
  findScenes(
    payload,
    parts.map(({ sceneHash }) => sceneHash),
  )

/** What is made for each line of an order, with the moment at which it was ordered. */
async function readParts(
  payload: Payload,
  order: number,
): Promise<{ lines: StoredPart[][]; at: Date } | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { equals: order } },
    select: { lines: { parts: { slug: true, sceneHash: true, ink: true, paper: true } }, createdAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  if (!found) return null
  return { lines: (found.lines ?? []).map(line => line.parts ?? []), at: new Date(found.createdAt) }
}

export const productionFiles = ['preview.svg', 'production.svg', 'production.pdf'] as const
export type ProductionFile = (typeof productionFiles)[number]

interface MadeFile {
  ok: true
  name: string
  type: string
  body: string | Uint8Array
}

async function makeFile(
  { scene, ink, paper }: ApprovedPart,
  name: string,
  file: ProductionFile,
): Promise<MadeFile> {
  const options = { ink, title: name }
  const svg = (body: string) => ({ ok: true as const, name: `${name}.svg`, type: 'image/svg+xml', body })
  switch (file) {
    case 'preview.svg':
      return svg(sceneToSvg(scene, { ...options, paper, hole: '#c9ceca' }))
    case 'production.svg':
      return svg(exportSvg(scene, options))
    case 'production.pdf':
      return { ok: true, name: `${name}.pdf`, type: 'application/pdf', body: await exportPdf(scene, options) }
  }
}

/**
 * A file of a part, made from the scene that was kept with the order: neither the catalogue nor the text engine of today
 * has a say in it.
 */
export async function readProductionFile(
  actor: Actor,
  { file, ...place }: PartPlace & { file: ProductionFile },
): Promise<MadeFile | OrderFailure> {
  if (!can(actor, 'order.production-files')) return orderFailure('not_found')
  const payload = await shopPayload()
  const parts = (await readParts(payload, place.order))?.lines[place.line - 1]
  const stored = parts?.[place.part - 1]
  if (!parts || !stored) return orderFailure('not_found')
  const approved = approvedPart(stored, await scenesOfParts(payload, [stored]))
  if (!approved.ok) return orderFailure(approved.code, { hash: stored.sceneHash })
  return makeFile(approved, fileName(place, stored, parts.length), file)
}

/** The production files of a part as they lie in the workshop's folder. */
async function packPart(approved: ApprovedPart, name: string, modified: Date): Promise<ZipEntry[]> {
  const files = ['production.pdf', 'production.svg'] as const
  const made = await Promise.all(files.map(file => makeFile(approved, name, file)))
  return made.map(file => ({ name: file.name, body: file.body, modified }))
}

/**
 * Every production file of an order as one ZIP, e.g. `order-12.zip` with `order-12-line-1-printy-4913.pdf`. Refused as
 * a whole, by the line, where one of them may not be made: a folder that lacks a plate is not noticed before the parcel
 * is packed. `not_found` where there is nothing to make.
 */
export async function readProductionArchive(
  actor: Actor,
  { order }: { order: number },
): Promise<MadeFile | OrderFailure> {
  if (!can(actor, 'order.production-files')) return orderFailure('not_found')
  const payload = await shopPayload()
  const read = await readParts(payload, order)
  if (!read) return orderFailure('not_found')
  const scenes = await scenesOfParts(payload, read.lines.flat())
  const entries: ZipEntry[] = []
  for (const [lineIndex, parts] of read.lines.entries()) {
    for (const [index, stored] of parts.entries()) {
      const place = { order, line: lineIndex + 1, part: index + 1 }
      const approved = approvedPart(stored, scenes)
      if (!approved.ok)
        return orderFailure(approved.code, { line: place.line, part: place.part, hash: stored.sceneHash })
      entries.push(...(await packPart(approved, fileName(place, stored, parts.length), read.at)))
    }
  }
  if (entries.length === 0) return orderFailure('not_found')
  return { ok: true, name: `order-${order}.zip`, type: 'application/zip', body: packZip(entries) }
}
