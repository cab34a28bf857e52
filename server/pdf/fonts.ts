import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import type { PDFDocument } from 'pdf-lib'
import type { Fonts } from './sheet'

const readFont = (file: string) => readFile(path.join(process.cwd(), 'public', 'fonts', file))

/**
 * The letters that are used go into the file, and no ligatures: a copied "fi" stays two letters.
 * @param tag six capitals that name the subset, as PDF wants it
 */
export async function embedFonts(doc: PDFDocument, tag: string): Promise<Fonts> {
  doc.registerFontkit(fontkit)
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
