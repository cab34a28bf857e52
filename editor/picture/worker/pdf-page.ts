import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pictureLimits } from '@/lib/design/picture/limits'
import type { MissingPart } from '@/lib/design/picture/pdf/heard'
import { type CutLines, differenceArea, isBlank, type PageNotes } from '@/lib/design/picture/pdf/notes'
import type { PdfObjects } from '@/lib/design/picture/pdf/objects'
import { unpacksBeyond } from '@/lib/design/picture/pdf/weight'
import type { Pixels } from '@/lib/design/picture/pixels'
import type { TrueSize } from '@/lib/design/picture/true-size'
import { type LeavesOut, mark, withoutMarked } from './marked'
import type { OpenFailure } from './messages'
import { drawPage, hearing, openPdf, type PdfSources } from './pdf-draw'

/** The requested page of a PDF. */
export interface AskedPage {
  /** From 1; beyond the last page the last one. Without it the first page with content. */
  page?: number | undefined
  /** Cutting lines are drawn as ink. */
  keepsCuts?: boolean | undefined
  password?: string | undefined
}

/**
 * Why nothing is shown. `blank`: the requested page is empty, or all pages are. `undecoded`: the content cannot be read. `elements`: there
 * are too many elements.
 */
type PdfFailure = Extract<OpenFailure, 'unreadable' | 'password' | 'blank' | 'undecoded' | 'elements'>

export type PdfPage =
  | { ok: true; pixels: Pixels; page: number; pages: number; trueSize: TrueSize; notes: PageNotes }
  | { ok: false; code: PdfFailure }

/** How long one page may be drawn before it counts as too much, in ms. */
const patienceMs = 8000

const mmPerPoint = 25.4 / 72

/** One file that is open for drawing, and its known facts. */
interface OpenFile {
  sources: PdfSources
  document: PDFDocumentProxy
  objects: PdfObjects | null
  edge: number
  missing: Set<MissingPart>
  password?: string | undefined
}

/** A page drawn from its rewritten file; `null` where that cannot be read or takes too long. */
async function drawAnew(
  file: OpenFile,
  number: number,
  bytes: Uint8Array,
  leavesOut?: LeavesOut,
): Promise<Pixels | null> {
  const canvas: PdfSources['canvas'] = (width, height) =>
    withoutMarked(file.sources.canvas(width, height), leavesOut)
  const loading = await openPdf({ ...file.sources, canvas }, bytes, file.password)
  try {
    const page = await (await loading.promise).getPage(number)
    return await drawPage(page, { edge: file.edge, patienceMs }, { ...file.sources, canvas })
  } catch {
    return null
  } finally {
    await loading.destroy()
  }
}

/**
 * Which fills and strokes of a page, in their order, are cutting lines in a colour of several inks; `null` where there are no such colours.
 */
async function cutsAmongInks(file: OpenFile, number: number): Promise<boolean[] | null> {
  const bytes = await file.objects?.markedAlone(number, mark.parts)
  if (!bytes) return null
  const found: boolean[] = []
  const drawn = await drawAnew(file, number, bytes, inMark => {
    found.push(inMark)
    return false
  })
  return drawn && found
}

/** The cutting lines of a page: the drawing without them, and their position; `null` where there are none. */
async function withoutCuts(file: OpenFile, number: number, whole: Pixels) {
  const among = await cutsAmongInks(file, number)
  const bytes = (await file.objects?.marked(number, mark.parts)) ?? null
  let at = -1
  const leavesOut: LeavesOut = inMark => {
    // The same page is drawn in the same order, whatever its colours are.
    at += 1
    return inMark || among?.[at] === true
  }
  const pixels = bytes && (await drawAnew(file, number, bytes, leavesOut))
  const area = pixels && differenceArea(whole, pixels)
  return pixels && area && { pixels, area }
}

type DrawnPage = {
  pixels: Pixels
  trueSize: TrueSize
  notes: Omit<PageNotes, 'blank' | 'missing' | 'hiddenLayers'>
}

/** A page with its notes; `blank` or `elements` where it is empty, or has too many elements. */
async function readPage(
  file: OpenFile,
  number: number,
  keepsCuts: boolean,
): Promise<DrawnPage | 'blank' | 'elements'> {
  const page = await file.document.getPage(number)
  const whole = await drawPage(page, { edge: file.edge, patienceMs }, file.sources)
  if (!whole) return 'elements'
  if (isBlank(whole)) return 'blank'
  const facts = file.objects?.page(number) ?? null
  const natural = page.getViewport({ scale: 1 })
  const [width, height] = [natural.width * mmPerPoint, natural.height * mmPerPoint]
  const bleed = facts?.bleed ? facts.bleed * page.userUnit * mmPerPoint : null
  const cut = facts && facts.cuts.length > 0 ? await withoutCuts(file, number, whole) : null
  const alone = cut !== null && isBlank(cut.pixels)
  const kept = keepsCuts || alone
  const mm = width / whole.width
  const inMm = ({ left, top, ...size }: CutLines['area']) => ({
    left: left * mm,
    top: top * mm,
    width: size.width * mm,
    height: size.height * mm,
  })
  return {
    pixels: cut && !kept ? cut.pixels : whole,
    trueSize: { width, height, physical: true, ...(bleed !== null && { bleed }) },
    notes: {
      fonts: facts?.missingFonts ?? [],
      overprints: facts?.overprints ?? false,
      cut: cut && facts && { names: facts.cuts, area: inMm(cut.area), kept, alone },
    },
  }
}

async function hiddenLayersOf(document: PDFDocumentProxy): Promise<string[]> {
  const layers = await document.getOptionalContentConfig()
  const hidden: string[] = []
  for (const [, { name, visible }] of layers as Iterable<[string, { name: string | null; visible: boolean }]>)
    if (!visible && name) hidden.push(name)
  return hidden
}

/** The requested page, or the first with content: empty pages and pages with too many elements are skipped. */
async function choosePage(file: OpenFile, asked: AskedPage): Promise<PdfPage> {
  const pages = Math.min(file.document.numPages, pictureLimits.pages)
  const first = asked.page === undefined ? 1 : Math.min(Math.max(1, asked.page), pages)
  const last = asked.page === undefined ? pages : first
  const hiddenLayers = await hiddenLayersOf(file.document)
  const blank: number[] = []
  let failure: PdfFailure = 'blank'
  for (let number = first; number <= last; number += 1) {
    const own = new Set<MissingPart>()
    const read = await hearing(own, () => readPage(file, number, asked.keepsCuts === true))
    if (read === 'elements') failure = read
    else if (read === 'blank') {
      if (own.size === 0) blank.push(number)
      else if (failure === 'blank') failure = 'undecoded'
    } else {
      const { notes, ...drawn } = read
      const missing = [...new Set([...file.missing, ...own])]
      return { ok: true, ...drawn, page: number, pages, notes: { ...notes, missing, hiddenLayers, blank } }
    }
  }
  return { ok: false, code: failure }
}

/**
 * Draws a page of a PDF on white paper (DESIGN-55), its longest edge `edge` pixels long. Letters come as outlines out of the file; those of
 * fonts that are not in it are drawn with copies of the fourteen that every reader has. A file that unpacks to more than the limit is
 * refused before that.
 * @param begins called when the code is loaded and the drawing begins
 */
export async function drawPdfPage(
  sources: PdfSources,
  bytes: Uint8Array,
  asked: AskedPage,
  edge: number,
  begins: () => void,
): Promise<PdfPage> {
  if (unpacksBeyond(bytes, pictureLimits.pdfBytes)) return { ok: false, code: 'elements' }
  const missing = new Set<MissingPart>()
  const [loading, { PdfObjects }] = await Promise.all([
    openPdf(sources, bytes.slice(), asked.password),
    import('@/lib/design/picture/pdf/objects'),
  ])
  begins()
  try {
    const document = await hearing(missing, () => loading.promise)
    const objects = await PdfObjects.read(bytes, asked.password)
    return await choosePage({ sources, document, objects, edge, missing, password: asked.password }, asked)
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { ok: false, code: name === 'PasswordException' ? 'password' : 'unreadable' }
  } finally {
    await loading.destroy()
  }
}
