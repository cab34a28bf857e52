import jsQR from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { compile } from '@/lib/design/scene/compile'
import { readTicket, ticketOf } from '@/lib/workshop/production/ticket'
import { packScene } from '@/server/design/scene/packed'
import { makeTicketsPdf, type TicketContent } from '@/server/workshop/production/tickets-pdf'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, template } from '@/tests/support/templates'

const design = template('template-lawyer-plaque-fr')
beforeAll(() => loadFonts(design))

const ticket = (id: number): TicketContent => {
  const plate = plateFor(design)
  return {
    heading: 'Bon d’atelier',
    name: '105871-1',
    place: 'Ligne 1, dessin 1, pièce 1 sur 2',
    ticket: ticketOf(id),
    design: { packed: packScene(compile(design, plate, engine)), ink: plate.ink, paper: plate.paper },
    title:
      'Plaque en laiton gravé, avec un titre assez long pour trois lignes de texte sur le bon, et même plus',
    facts: [
      ['Matière', 'Laiton brossé 1,5 mm'],
      ['Couleur', ''],
    ],
    foot: 'Scannez ce bon. 漢字',
    photo: null,
  }
}

interface Drawn {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** The pages of a PDF as another program draws them, at 150 dpi. */
async function drawn(pdf: Uint8Array): Promise<Drawn[]> {
  const doc = await getDocument({ data: pdf, verbosity: 0 }).promise
  const pages: Drawn[] = []
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number)
    const viewport = page.getViewport({ scale: 150 / 72 })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const factory = doc.canvasFactory as {
      create(width: number, height: number): { canvas: HTMLCanvasElement }
    }
    const { canvas } = factory.create(width, height)
    await page.render({ canvas, viewport }).promise
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    pages.push({ data: context.getImageData(0, 0, width, height).data, width, height })
  }
  return pages
}

describe('job tickets', () => {
  it('carry a code that a reader takes from the drawn page, and that leads to the piece', async () => {
    const pages = await drawn(await makeTicketsPdf([ticket(17), ticket(2_147_483_647)]))
    const read = pages.map(({ data, width, height }) => jsQR(data, width, height)?.data ?? '')
    expect(read).toEqual([ticketOf(17), ticketOf(2_147_483_647)])
    expect(read.map(readTicket)).toEqual([17, 2_147_483_647])
  })

  it('show the last check photo of their piece, where it hides neither number nor code', async () => {
    const red = { r: 250, g: 0, b: 0 }
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: red } })
      .jpeg()
      .toBuffer()
    const wide = { ...ticket(17), name: '1005871-12', photo: new Uint8Array(photo) }
    const [page] = await drawn(await makeTicketsPdf([wide]))
    if (!page) throw new Error('no page')
    const isRed = (x: number, y: number) => {
      const at = 4 * (Math.round(y) * page.width + Math.round(x))
      const [r = 0, g = 255, b = 255] = page.data.slice(at, at + 3)
      return r > 200 && g < 60 && b < 60
    }
    const dots = 150 / 72
    // The box is 130 points wide and a little less high, left of the code.
    expect(isRed(376 * dots, 80 * dots)).toBe(true)
    for (const x of [290, 445]) expect(isRed(x * dots, 80 * dots), String(x)).toBe(false)
    expect(jsQR(page.data, page.width, page.height)?.data).toBe(ticketOf(17))
  })
})
