import 'server-only'
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'

/** A4 in points. */
export const paper = { width: 595.28, height: 841.89 }
export const margin = 50
/** Where the body ends and the foot of each page begins, from the bottom. */
const footHeight = 78

const ink = rgb(0.086, 0.125, 0.11)
const quiet = rgb(0.29, 0.33, 0.306)
const line = rgb(0.855, 0.87, 0.855)

export interface Fonts {
  regular: PDFFont
  bold: PDFFont
}

interface TextOptions {
  x: number
  /** Points; 9 unless said otherwise. */
  size?: number
  bold?: boolean
  quiet?: boolean
  /** `x` is then the right end. */
  right?: boolean
}

/** Letters that a font does not have: a document for archives may not have a gap for one. */
const lettersOf = new WeakMap<PDFFont, Set<number>>()

/** A text with `?` for each character that a font does not have: one such character would make the whole paper fail. */
export function printable(text: string, font: PDFFont): string {
  const known = lettersOf.get(font) ?? new Set(font.getCharacterSet())
  lettersOf.set(font, known)
  return [...text].map(letter => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('')
}

/** Words in lines of at most `width` points; a word that is longer than a line is cut. */
export function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(printable(line, font), size) <= width
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word
    if (fits(longer)) {
      current = longer
      continue
    }
    if (current) lines.push(current)
    current = ''
    for (const letter of word) {
      if (!fits(current + letter)) {
        lines.push(current)
        current = ''
      }
      current += letter
    }
  }
  return current ? [...lines, current] : lines
}

/**
 * The pages of a document, written from the top down: `y` is how far, in points from the bottom of the page. What does not
 * fit goes on a next page.
 */
export class Sheet {
  page: PDFPage
  y = 0

  constructor(
    private readonly doc: PDFDocument,
    readonly fonts: Fonts,
  ) {
    this.page = this.nextPage()
  }

  private nextPage(): PDFPage {
    this.page = this.doc.addPage([paper.width, paper.height])
    this.y = paper.height - margin
    return this.page
  }

  /** Makes sure of so much space below; says whether a page was begun for it. */
  ensureSpace(height: number): boolean {
    if (this.y - height >= footHeight) return false
    this.nextPage()
    return true
  }

  /** One line of text at a height. */
  write(
    text: string,
    y: number,
    { x, size = 9, bold = false, quiet: isQuiet = false, right = false }: TextOptions,
  ) {
    const font = bold ? this.fonts.bold : this.fonts.regular
    const shown = printable(text, font)
    const left = right ? x - font.widthOfTextAtSize(shown, size) : x
    this.page.drawText(shown, { x: left, y, size, font, color: isQuiet ? quiet : ink })
  }

  /** Lines below each other from `y` down. Returns where they end. */
  writeLines(texts: readonly string[], y: number, options: TextOptions & { step?: number }): number {
    const { step = 12 } = options
    texts.forEach((text, index) => {
      this.write(text, y - index * step, options)
    })
    return y - texts.length * step
  }

  rule(y: number, from = margin, to = paper.width - margin) {
    this.page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness: 0.6, color: line })
  }
}
