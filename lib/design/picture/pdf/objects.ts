import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import { type CutInks, cutInksAlone, cutInksOf, isCutAlone, oneColour, withoutCutInks } from './cut-inks'
import { nameOf } from './values'

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

/** The dictionary of an object that is one, or has one. */
const dictOf = (value: PDFObject | undefined): PDFDict | undefined =>
  value instanceof PDFStream ? value.dict : value instanceof PDFDict ? value : undefined

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

/** What the inks of a colour space are turned into, and how. */
interface Showing {
  base: PDFObject
  tint: PDFObject
}

const shares = (colour: readonly number[]): number[] => colour.map(part => part / 255)

/** Looks at the resources of a page, and of all that is drawn within it. */
class Looker {
  readonly fonts = new Set<string>()
  /** Colour spaces with inks that are lines to be cut along. */
  readonly cuts = new Map<PDFArray, CutInks>()
  overprints = false
  private readonly seen = new Set<PDFDict>()

  resources(resources: PDFDict | undefined, depth = 0): void {
    if (!resources || depth > mostDepth || this.seen.size >= mostLooks || this.seen.has(resources)) return
    this.seen.add(resources)
    for (const space of this.entries(resources, 'ColorSpace')) this.colours(space)
    for (const state of this.entries(resources, 'ExtGState')) this.state(state)
    for (const font of this.entries(resources, 'Font')) this.font(font, depth)
    for (const shading of this.entries(resources, 'Shading')) this.ground(shading)
    for (const kind of ['XObject', 'Pattern'])
      for (const drawn of this.entries(resources, kind)) {
        this.ground(drawn)
        const shading = dictOf(drawn)?.lookup(PDFName.of('Shading'))
        this.ground(shading)
        if (drawn instanceof PDFStream)
          this.resources(drawn.dict.lookupMaybe(PDFName.of('Resources'), PDFDict), depth + 1)
      }
  }

  private entries(resources: PDFDict, kind: string): (PDFObject | undefined)[] {
    const group = resources.lookup(PDFName.of(kind))
    return group instanceof PDFDict ? group.keys().map(key => group.lookup(key)) : []
  }

  /** @param isGround it is that of a picture or a gradient, which is no line to be cut along by itself */
  private colours(space: PDFObject | undefined, isGround = false): void {
    if (!(space instanceof PDFArray)) return
    const kind = nameOf(space.lookup(0))
    const own = kind === 'Indexed' || kind === 'Pattern' ? space.lookup(1) : space
    const cut = own instanceof PDFArray ? cutInksOf(own) : null
    if (own instanceof PDFArray && cut && !(isGround && isCutAlone(cut))) this.cuts.set(own, cut)
  }

  /** The colours of a picture or a gradient. */
  private ground(drawn: PDFObject | undefined): void {
    this.colours(dictOf(drawn)?.lookup(PDFName.of('ColorSpace')), true)
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

  /**
   * Reads them; `null` where the file is too broken for it, which says nothing about its being drawn.
   * @param password of a locked file: it is unlocked here, so that what is written again is not locked any more
   */
  static async read(bytes: Uint8Array, password = ''): Promise<PdfObjects | null> {
    const options = { updateMetadata: false, throwOnInvalidObject: false, ignoreEncryption: true }
    try {
      const document = await PDFDocument.load(bytes, { ...options, password })
        // Locked in a way that only the renderer knows: names and figures are not locked, and the rest passes through as it is.
        .catch(() => PDFDocument.load(bytes, options))
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
        cuts: [...new Set([...looker.cuts.values()].flatMap(({ names }) => names))],
        overprints: looker.overprints,
      }
    } catch {
      // A page that pdf.js found by guessing, or one with broken dictionaries.
      return null
    }
  }

  /**
   * The file written again, with all cut lines of a page in one colour, so that the renderer recognises them. Colours of several inks
   * keep the other inks and lose the cuts.
   * @param colour its three parts, 0 to 255 each
   */
  marked(number: number, colour: readonly [number, number, number]): Promise<Uint8Array | null> {
    return this.rewritten(number, (cut, space, context) => {
      if (isCutAlone(cut)) return { base: PDFName.of('DeviceRGB'), tint: oneColour(shares(colour), context) }
      const tint = this.document.isEncrypted ? null : withoutCutInks(space.lookup(3), cut, context)
      const base = space.get(2)
      return tint && { base, tint }
    })
  }

  /**
   * The file written again, with one colour where a space of several inks is used for its cuts alone; `null` where a page has no such
   * colours. The rest of what it shows is not used.
   * @param colour its three parts, 0 to 255 each
   */
  async markedAlone(number: number, colour: readonly [number, number, number]): Promise<Uint8Array | null> {
    const hasSome = [...this.lookAt(number).cuts.values()].some(cut => !isCutAlone(cut))
    // Nothing that calculates can be written into a file that is still locked.
    if (!hasSome || this.document.isEncrypted) return null
    return this.rewritten(number, (cut, _, context) => ({
      base: PDFName.of('DeviceRGB'),
      tint: isCutAlone(cut) ? oneColour(shares(colour), context) : cutInksAlone(cut, shares(colour), context),
    }))
  }

  /** The file written again, with other functions for the colours of cuts; here they stay as they were. */
  private async rewritten(
    number: number,
    change: (cut: CutInks, space: PDFArray, context: PDFContext) => Showing | null,
  ): Promise<Uint8Array | null> {
    const { context } = this.document
    const undo: (() => void)[] = []
    try {
      for (const [space, cut] of this.lookAt(number).cuts) {
        const showing = change(cut, space, context)
        if (!showing) continue
        const [base, tint] = [space.get(2), space.get(3)]
        const written = context.register(showing.tint)
        undo.push(() => {
          space.set(2, base)
          space.set(3, tint)
          context.delete(written)
        })
        space.set(2, showing.base)
        space.set(3, written)
      }
      return await this.document.save({ useObjectStreams: false, updateFieldAppearances: false })
    } catch {
      return null
    } finally {
      for (const step of undo) step()
    }
  }

  private lookAt(number: number): Looker {
    const looker = new Looker()
    looker.resources(this.document.getPage(number - 1).node.Resources())
    return looker
  }
}
