import type { MissingPart } from '@/lib/design/picture/pdf/heard'
import { isBlank } from '@/lib/design/picture/pdf/notes'
import type { Pixels } from '@/lib/design/picture/pixels'
import { drawPage, hearing, openPdf, type PdfSources } from './pdf-draw'

/** A page as a small picture. */
export interface SmallPage {
  pixels: Pixels
  /** Nothing is on it. */
  blank: boolean
}

/** How long one small picture may be drawn before it counts as too much, in ms: the others wait for it. */
const patienceMs = 2000

type Loading = Awaited<ReturnType<typeof openPdf>>
type PdfDocument = Awaited<Loading['promise']>

/** A PDF whose pages are drawn small, to be chosen from (DESIGN-65). It stays open between two pages. */
export class SmallPages {
  private constructor(
    private readonly sources: PdfSources,
    private readonly loading: Loading,
    private readonly document: PdfDocument,
  ) {}

  /** Opens a file; rejects where it cannot be read, or not with this password. */
  static async open(sources: PdfSources, bytes: Uint8Array, password?: string): Promise<SmallPages> {
    const loading = await openPdf(sources, bytes, password)
    try {
      return new SmallPages(sources, loading, await hearing(new Set(), () => loading.promise))
    } catch (error) {
      await loading.destroy()
      throw error
    }
  }

  /**
   * A page, from 1, its longest edge `edge` pixels long, as the file has it: lines to be cut along are drawn too. `null` where it cannot
   * be read or takes too long.
   */
  async draw(number: number, edge: number): Promise<SmallPage | null> {
    const missing = new Set<MissingPart>()
    try {
      const pixels = await hearing(missing, async () => {
        const page = await this.document.getPage(number)
        const drawn = await drawPage(page, { edge, patienceMs }, this.sources)
        // What a page was read into is tens of megabytes where it has pictures.
        page.cleanup()
        return drawn
      })
      if (!pixels) return null
      const blank = isBlank(pixels)
      return blank && missing.size > 0 ? null : { pixels, blank }
    } catch {
      return null
    }
  }

  /** Gives its memory back. */
  async close(): Promise<void> {
    await this.loading.destroy()
  }
}
