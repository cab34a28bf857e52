import 'server-only'
import type { Payload } from 'payload'
import { sceneHash } from '@/lib/scene/hash'
import { parseDesign } from '@/lib/scene/parse'
import type { Plate } from '@/lib/scene/plate'
import type { Scene } from '@/lib/scene/scene'
import { sceneToSvg } from '@/lib/scene/svg'
import { getContent } from '@/server/content'
import { exportPdf } from '@/server/export/pdf'
import { exportSvg } from '@/server/export/svg'
import { packZip, type ZipEntry } from '@/server/export/zip'
import { compileDesign } from '@/server/scene/compile-design'
import { type OrderFailure, orderFailure } from './order-failure'

/** What a line of an order is made from, as the engine of today sees the design that was frozen with it. */
interface ProductionLine {
  ok: true
  /** The file's name without its ending, e.g. `order-12-line-1-printy-4913`. */
  name: string
  plate: Plate
  scene: Scene
  storedHash: string
  hash: string
}

/** A line as it is stored, as far as its making is concerned. */
export interface StoredLine {
  slug: string
  design?: unknown
  sceneHash?: string | null
}

/** Files are sorted by order in a workshop's folder, and told apart by what is made. */
const fileName = (order: number, line: number, slug: string) =>
  `order-${order}-line-${line}-${slug.replace(/^model-[^-]+-/, '')}`

/** Compiles the frozen design of a line; `not_found` where nothing was designed. */
export async function compileLine(
  order: number,
  line: number,
  stored: StoredLine,
): Promise<ProductionLine | OrderFailure> {
  if (!stored.design || !stored.sceneHash) return orderFailure('not_found')
  const parsed = parseDesign(stored.design)
  if (!parsed.ok) return orderFailure('invalid_design', { findings: parsed.findings })
  const compiled = await compileDesign(parsed.design, await getContent().catalogue())
  if (!compiled) return orderFailure('unknown_product', { slug: stored.slug })
  return {
    ok: true,
    name: fileName(order, line, stored.slug),
    plate: compiled.plate,
    scene: compiled.scene,
    storedHash: stored.sceneHash,
    hash: sceneHash(compiled.scene),
  }
}

/** The lines of an order, with the moment at which they were ordered. */
async function readLines(payload: Payload, order: number): Promise<{ lines: StoredLine[]; at: Date } | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { equals: order } },
    select: { lines: true, createdAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  return found ? { lines: found.lines ?? [], at: new Date(found.createdAt) } : null
}

export const productionFiles = ['preview.svg', 'production.svg', 'production.pdf'] as const
export type ProductionFile = (typeof productionFiles)[number]

type MadeFile = { ok: true; name: string; type: string; body: string | Uint8Array } | OrderFailure

async function makeFile(found: ProductionLine, file: ProductionFile): Promise<MadeFile> {
  const { plate, scene, name } = found
  if (file === 'preview.svg') {
    const body = sceneToSvg(scene, { ink: plate.ink, paper: plate.paper, hole: '#c9ceca', title: name })
    return { ok: true, name: `${name}.svg`, type: 'image/svg+xml', body }
  }
  if (found.hash !== found.storedHash)
    return orderFailure('scene_changed', { stored: found.storedHash, current: found.hash })
  const options = { ink: plate.ink, title: name }
  return file === 'production.pdf'
    ? { ok: true, name: `${name}.pdf`, type: 'application/pdf', body: await exportPdf(scene, options) }
    : { ok: true, name: `${name}.svg`, type: 'image/svg+xml', body: exportSvg(scene, options) }
}

/**
 * A file of a line (counted from 1), made from the design that was frozen with the order. Where the outlines of today
 * are not those that were ordered, because the engine or a font has changed since, a production file is refused with
 * both hashes: nothing else than what the shopper approved is ever engraved. The preview still shows the design.
 */
export async function readProductionFile(
  payload: Payload,
  order: number,
  line: number,
  file: ProductionFile,
): Promise<MadeFile> {
  const stored = (await readLines(payload, order))?.lines[line - 1]
  if (!stored) return orderFailure('not_found')
  const found = await compileLine(order, line, stored)
  return found.ok ? makeFile(found, file) : found
}

/** The production files of a line as they lie in the workshop's folder, or why it has none. */
async function packLine(order: number, line: number, stored: StoredLine, modified: Date) {
  const found = await compileLine(order, line, stored)
  if (!found.ok) return found
  const entries: ZipEntry[] = []
  for (const file of ['production.pdf', 'production.svg'] as const) {
    const made = await makeFile(found, file)
    if (!made.ok) return made
    entries.push({ name: made.name, body: made.body, modified })
  }
  return { ok: true as const, entries }
}

/**
 * Every production file of an order as one ZIP, e.g. `order-12.zip` with `order-12-line-1-printy-4913.pdf`. Refused as
 * a whole, by the line, where one of them may not be made: a folder that lacks a plate is not noticed before the parcel
 * is packed. `not_found` where there is nothing to make.
 */
export async function readProductionArchive(payload: Payload, order: number): Promise<MadeFile> {
  const found = await readLines(payload, order)
  const entries: ZipEntry[] = []
  for (const [index, stored] of (found?.lines ?? []).entries()) {
    if (!stored.design || !stored.sceneHash) continue
    const packed = await packLine(order, index + 1, stored, found?.at ?? new Date())
    if (!packed.ok) return orderFailure(packed.code, { line: index + 1, ...Object(packed.details) })
    entries.push(...packed.entries)
  }
  if (entries.length === 0) return orderFailure('not_found')
  return { ok: true, name: `order-${order}.zip`, type: 'application/zip', body: packZip(entries) }
}
