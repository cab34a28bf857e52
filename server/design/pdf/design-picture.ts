import 'server-only'
import { type PDFDocument, type PDFEmbeddedPage, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { exportFile } from '@/server/design/export/files'
import { rgbShares } from '@/server/design/export/pdf-content'
import type { PackedScene } from '@/server/design/scene/packed'

/** A design on a paper of the shop: its outlines, and the colours in which they are shown. */
export interface ShownDesign {
  packed: PackedScene
  ink: string
  paper: string
}

/** The same as a page that can be embedded in another. */
export interface DesignPicture {
  page: PDFEmbeddedPage
  paper: string
}

/** Makes that page; null where its outlines are damaged. */
export async function embedDesign(doc: PDFDocument, design: ShownDesign): Promise<DesignPicture | null> {
  const made = await exportFile({ ...design, file: 'production.pdf', name: 'design' })
  if (!made || typeof made.body === 'string') return null
  const [page] = await doc.embedPdf(made.body, [0])
  return page ? { page, paper: design.paper } : null
}

/** Draws a design as large as its box takes it, on the colour of its plate; `top` is the upper edge of the box, in points. */
export function drawDesign(
  onto: PDFPage,
  { page, paper }: DesignPicture,
  box: { left: number; top: number; width: number; height: number },
): void {
  const scale = Math.min(box.width / page.width, box.height / page.height)
  const [width, height] = [page.width * scale, page.height * scale]
  const place = { x: box.left, y: box.top - height, width, height }
  onto.drawRectangle({
    ...place,
    color: rgb(...rgbShares(paper)),
    borderColor: rgb(0.8, 0.82, 0.8),
    borderWidth: 0.5,
  })
  onto.drawPage(page, place)
}
