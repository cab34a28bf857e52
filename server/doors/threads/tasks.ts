import 'server-only'
import type { SignText } from '@/lib/design/drawing/outlines'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { readSvg } from '@/lib/design/picture/svg/read-svg'
import { parseItem } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'
import { type ParsedDesign, parseDesign } from '@/lib/design/scene/parse'
import type { Plate } from '@/lib/design/scene/plate'
import type { Language } from '@/lib/ground/common'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { plateArea } from '@/lib/workshop/production/contours'
import { type Nesting, type NestPiece, type NestSheet, nest } from '@/lib/workshop/production/nest'
import { type ExportedFile, exportFile, type FileRequest, packFiles } from '@/server/design/export/files'
import { drawingOf } from '@/server/design/pictures/drawings'
import { designDrawing } from '@/server/design/pictures/drawings/designs'
import * as outlines from '@/server/design/pictures/outlines'
import { openContent, type SharedContent } from '@/server/design/pictures/shared-content'
import { type CheckedDesign, checkOnPlate } from '@/server/design/scene/check-on-plate'
import { compileOnPlate } from '@/server/design/scene/compile-design'
import { type PackedScene, packScene, unpackScene } from '@/server/design/scene/packed'
import { makeInvoicePdf } from '@/server/money/invoices/pdf/make-pdf'
import type { QuotationPaper } from '@/server/orders/quotations/paper'
import { makeQuotationPdf } from '@/server/orders/quotations/pdf'
import type { LabelContent, ManifestPaper, PackingContent } from '@/server/orders/shipments/pdf/content'
import { makeLabelPdf } from '@/server/orders/shipments/pdf/label'
import { makeManifestPdf } from '@/server/orders/shipments/pdf/manifest'
import { makePackingPdf } from '@/server/orders/shipments/pdf/packing-list'
import { exportSheet, type SheetContent } from '@/server/workshop/production/sheet-file'
import type { SheetFile } from '@/server/workshop/production/sheet-files'
import { makeTicketsPdf, type TicketContent } from '@/server/workshop/production/tickets-pdf'

/*
 * What the worker threads do (docs/decisions/budgets.md): all that sets text, makes outlines of them, or writes these as a file or a
 * picture. Arguments and results are copied between threads, so they must be plain data.
 */

/** Reads a design from anything (lib/design/scene/parse.ts). */
export const readDesign = (value: unknown): ParsedDesign => parseDesign(value)

/** The same for all designs of an order, in one round trip. */
export const readDesigns = (values: readonly unknown[]): ParsedDesign[] => values.map(parseDesign)

/** Whether an SVG is a drawing that can be read (lib/design/picture/svg); the stored file is the one that was sent. */
export function checkSvg(
  bytes: Uint8Array,
): { ok: true } | { ok: false; code: 'picture_unreadable' | 'picture_too_large' } {
  const drawing = readSvg(bytes)
  if (drawing.ok) return { ok: true }
  return { ok: false, code: drawing.code === 'too-large' ? 'picture_too_large' : 'picture_unreadable' }
}

/** Reads what a line of the cart shows: a design, or the plates of a support together (lib/design/scene/item.ts). */
export const readItem = (value: unknown): ParsedDesign => parseItem(value)

/** Compiles a design on its plate, checks it, and packs its scene. */
export const checkDesign = ({ design, plate }: { design: Design; plate: Plate }): Promise<CheckedDesign> =>
  checkOnPlate(design, plate)

/** The same for several designs one after the other, up to the first that cannot be made. */
export async function checkDesigns(
  designs: readonly { design: Design; plate: Plate }[],
): Promise<CheckedDesign[]> {
  const checked: CheckedDesign[] = []
  for (const { design, plate } of designs) {
    const one = await checkOnPlate(design, plate)
    checked.push(one)
    if (!one.ok) break
  }
  return checked
}

/** Compiles a design on its plate and packs its scene, without today's checks. */
export const packDesign = async ({ design, plate }: { design: Design; plate: Plate }): Promise<PackedScene> =>
  packScene(await compileOnPlate(design, plate))

/** The sizes of packed scenes in mm; `null` for one that does not match its hash. */
export const measureScenes = (scenes: readonly PackedScene[]) =>
  scenes.map(packed => {
    const scene = unpackScene(packed)
    return scene && { widthMm: scene.widthMm, heightMm: scene.heightMm }
  })

/** The sizes of plates in mm, and the areas inside of their edges in mm²; `null` for one that does not match its hash. */
export const measurePlates = (scenes: readonly PackedScene[]) =>
  scenes.map(packed => {
    const scene = unpackScene(packed)
    if (!scene) return null
    return { widthMm: scene.widthMm, heightMm: scene.heightMm, areaMm2: plateArea(scene) }
  })

/** Plates on as few stock sheets as can be. */
export const nestPlates = ({ pieces, sheet }: { pieces: readonly NestPiece[]; sheet: NestSheet }): Nesting =>
  nest(pieces, sheet)

/** A file of a sheet, or the first scene that does not match its hash. */
export const makeSheetFile = ({ content, file }: { content: SheetContent; file: SheetFile }) =>
  exportSheet(content, file)

/** Job tickets, a page each. */
export const makeTickets = (tickets: readonly TicketContent[]): Promise<Uint8Array> => makeTicketsPdf(tickets)

/** A file of a packed scene; `null` where the scene does not match its hash. */
export const makeFile = (request: FileRequest): Promise<ExportedFile | null> => exportFile(request)

/** Files of packed scenes as one ZIP, or the first whose scene does not match its hash. */
export const makeArchive = (input: { files: readonly FileRequest[]; modified: Date }) => packFiles(input)

/** An invoice or a credit note as PDF/A-3 with its electronic invoice inside. */
export const makeInvoice = (content: InvoiceContent): Promise<Uint8Array> => makeInvoicePdf(content)

/** A version of a quotation as a PDF. */
export const makeQuotation = (content: QuotationPaper): Promise<Uint8Array> => makeQuotationPdf(content)

/** Packing lists, each on pages of its own. */
export const makePackingLists = (lists: readonly PackingContent[]): Promise<Uint8Array> =>
  makePackingPdf(lists)

/** The list of parcels that a carrier takes. */
export const makeManifest = (content: ManifestPaper): Promise<Uint8Array> => makeManifestPdf(content)

/** An address label. */
export const makeLabel = (content: LabelContent): Promise<Uint8Array> => makeLabelPdf(content)

/** A picture of the catalogue as SVG; `null` where the catalogue has no such combination. */
export async function drawPicture({ spec, content }: { spec: PictureSpec; content: SharedContent }) {
  return (await drawingOf(spec, openContent(content))?.draw()) ?? null
}

/** A customer's design on its product as SVG; `null` where the catalogue does not know the product. */
export async function drawDesign(input: {
  design: Design
  content: SharedContent
  ratio: number
  paper: boolean
}) {
  const { catalogue } = openContent(input.content)
  return (await designDrawing(input.design, catalogue, input.ratio, input.paper)?.draw()) ?? null
}

interface OutlineRequest {
  slug: string
  language: Language
  content: SharedContent
}

/** The print that a stamp's page shows, as SVG. */
export const stampPrint = ({ slug, language, content }: OutlineRequest): Promise<string | null> =>
  outlines.stampPrint(slug, language, openContent(content))

export const printPlaces = async ({ slug, content }: OutlineRequest) =>
  outlines.printPlaces(slug, openContent(content))

/** The impression of a stamp with a date band, as SVG; null where it has none. */
export const bandPrint = async ({ slug, language, content }: OutlineRequest): Promise<string | null> =>
  outlines.bandPrint(slug, language, openContent(content))

/** The template text of a sign's page. */
export const signText = ({ slug, language, content }: OutlineRequest): Promise<SignText | null> =>
  outlines.signText(slug, language, openContent(content))
