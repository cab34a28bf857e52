import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PDFDocument } from '@cantoo/pdf-lib'
import fontkit from '@pdf-lib/fontkit'
import type { Fonts } from './sheet'

const readFont = (file: string) => readFile(path.join(process.cwd(), 'public', 'fonts', file))

/**
 * Fontkit as `@cantoo/pdf-lib` asks it. The library calls a subset's `encode` without the stream that this fontkit needs; a newer fontkit
 * writes other bytes, and an issued invoice must be made again byte by byte.
 */
const streaming = {
  create(...given: Parameters<typeof fontkit.create>) {
    const font = fontkit.create(...given)
    const subsetOf = font.createSubset.bind(font)
    font.createSubset = () => {
      const subset = subsetOf()
      return {
        cff: 'cff' in subset ? subset.cff : undefined,
        includeGlyph: glyph => subset.includeGlyph(glyph),
        encodeStream: () => subset.encodeStream(),
      }
    }
    return font
  },
}

/**
 * The letters that are used go into the file, and no ligatures: a copied "fi" stays two letters.
 * @param tag six capitals that name the subset, as PDF wants it
 */
export async function embedFonts(doc: PDFDocument, tag: string): Promise<Fonts> {
  doc.registerFontkit(streaming)
  const embed = async (file: string, name: string) =>
    doc.embedFont(await readFont(file), {
      subset: true,
      customName: name,
      features: { liga: false, calt: false },
    })
  return {
    regular: await embed('inter-regular.ttf', `${tag}+Inter-Regular`),
    bold: await embed('inter-bold.ttf', `${tag}+Inter-Bold`),
  }
}
