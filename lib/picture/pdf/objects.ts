import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from 'pdf-lib'
import { isCutName } from './cut-names'

/** What a page says beside what is drawn on it (DESIGN-55). */
export interface PageFacts {
  /** What lies beyond the trim on each side, in units of the page; `null` where its boxes do not say it, or unevenly. */
  bleed: number | null
  /** Fonts that the page uses and the file does not hold, by their names. */
  missingFonts: string[]
  /** Spot colours that it may use for lines to be cut along. */
  cuts: string[]
  overprints: boolean
}

/** Dictionaries of a page that are looked at, and how deep they lie in each other: more are no page of a person's. */
const mostLooks = 5000
const mostDepth = 20

/** How far the sides of a trim may differ, in units of the page: a tenth of a millimetre. */
const evenTo = 0.3

const nameOf = (value: PDFObject | undefined): string => (value instanceof PDFName ? value.decodeText() : '')

/** Fonts that every reader of PDF has a copy of: what asks for them is drawn as it was meant. */
const everywhere =
  /^(?:Helvetica|Times|Courier|Symbol|ZapfDingbats)(?:-(?:Roman|Bold|Italic|Oblique|BoldItalic|BoldOblique))?$/

function bleedOf(page: ReturnType<PDFDocument['getPage']>): number | null {
  const [paper, trim] = [page.getCropBox(), page.getTrimBox()]
  const sides = [
    trim.x - paper.x,
    trim.y - paper.y,
    paper.x + paper.width - trim.x - trim.width,
    paper.y + paper.height - trim.y - trim.height,
  ]
  const [least, most] = [Math.min(...sides), Math.max(...sides)]
  return least > evenTo && most - least <= evenTo ? least : null
}

/** Looks at the resources of a page, and of all that is drawn within it. */
class Looker {
  readonly fonts = new Set<string>()
  /** Colour spaces of lines to be cut along, by their names. */
  readonly cuts = new Map<PDFArray, string>()
  overprints = false
  private readonly seen = new Set<PDFDict>()

  resources(resources: PDFDict | undefined, depth = 0): void {
    if (!resources || depth > mostDepth || this.seen.size >= mostLooks || this.seen.has(resources)) return
    this.seen.add(resources)
    for (const space of this.entries(resources, 'ColorSpace')) this.colours(space)
    for (const state of this.entries(resources, 'ExtGState')) this.state(state)
    for (const font of this.entries(resources, 'Font')) this.font(font, depth)
    for (const kind of ['XObject', 'Pattern'])
      for (const drawn of this.entries(resources, kind))
        if (drawn instanceof PDFStream)
          this.resources(drawn.dict.lookupMaybe(PDFName.of('Resources'), PDFDict), depth + 1)
  }

  private entries(resources: PDFDict, kind: string): (PDFObject | undefined)[] {
    const group = resources.lookup(PDFName.of(kind))
    return group instanceof PDFDict ? group.keys().map(key => group.lookup(key)) : []
  }

  private colours(space: PDFObject | undefined): void {
    if (!(space instanceof PDFArray) || space.size() < 4) return
    const kind = nameOf(space.lookup(0))
    const named = space.lookup(1)
    const alone = kind === 'DeviceN' && named instanceof PDFArray && named.size() === 1
    const name = kind === 'Separation' ? nameOf(named) : alone ? nameOf(named.lookup(0)) : ''
    if (isCutName(name)) this.cuts.set(space, name)
  }

  private state(state: PDFObject | undefined): void {
    if (!(state instanceof PDFDict)) return
    for (const key of ['OP', 'op'])
      if (String(state.lookup(PDFName.of(key))) === 'true') this.overprints = true
  }

  private font(font: PDFObject | undefined, depth: number): void {
    if (!(font instanceof PDFDict)) return
    if (nameOf(font.lookup(PDFName.of('Subtype'))) === 'Type3') {
      this.resources(font.lookupMaybe(PDFName.of('Resources'), PDFDict), depth + 1)
      return
    }
    const parts = font.lookup(PDFName.of('DescendantFonts'))
    const own = parts instanceof PDFArray ? parts.lookup(0) : font
    const described = own instanceof PDFDict ? own.lookup(PDFName.of('FontDescriptor')) : undefined
    const isHeld =
      described instanceof PDFDict &&
      ['FontFile', 'FontFile2', 'FontFile3'].some(key => described.has(PDFName.of(key)))
    const name = nameOf(font.lookup(PDFName.of('BaseFont'))).replace(/^[A-Z]{6}\+/, '')
    if (!isHeld && name !== '' && !everywhere.test(name)) this.fonts.add(name)
  }
}

/** The objects of a PDF, as far as they can be read apart from drawing it. */
export class PdfObjects {
  private constructor(private readonly document: PDFDocument) {}

  /** Reads them; `null` where the file is locked or too broken for it, which says nothing about its being drawn. */
  static async read(bytes: Uint8Array): Promise<PdfObjects | null> {
    try {
      const document = await PDFDocument.load(bytes, {
        updateMetadata: false,
        throwOnInvalidObject: false,
        // Names and figures are not locked, words and drawings are: those pass through as they are.
        ignoreEncryption: true,
      })
      return document.getPageCount() > 0 ? new PdfObjects(document) : null
    } catch {
      return null
    }
  }

  /** @param number the page, from 1 */
  page(number: number): PageFacts | null {
    try {
      const page = this.document.getPage(number - 1)
      const looker = this.lookAt(number)
      return {
        bleed: bleedOf(page),
        missingFonts: [...looker.fonts],
        cuts: [...new Set(looker.cuts.values())],
        overprints: looker.overprints,
      }
    } catch {
      // A page that pdf.js found by guessing, or one whose dictionaries are no such.
      return null
    }
  }

  /**
   * The file anew, with all that is to be cut along on a page in one colour, so that whoever draws it can tell it.
   * @param colour its three parts, 0 to 255 each
   */
  async marked(number: number, colour: readonly [number, number, number]): Promise<Uint8Array | null> {
    try {
      const { context } = this.document
      const parts = colour.map(part => part / 255)
      const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: parts, C1: parts, N: 1 })
      for (const space of this.lookAt(number).cuts.keys()) {
        space.set(2, PDFName.of('DeviceRGB'))
        space.set(3, tint)
      }
      return await this.document.save({ useObjectStreams: false, updateFieldAppearances: false })
    } catch {
      return null
    }
  }

  private lookAt(number: number): Looker {
    const looker = new Looker()
    looker.resources(this.document.getPage(number - 1).node.Resources())
    return looker
  }
}
