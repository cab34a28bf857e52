import { type Picture, type PictureWindow, pictureOf, whiteCanvas } from './window'

/** The part of pdf.js that is used; it is served as it stands, not bundled. */
interface PdfJs {
  GlobalWorkerOptions: { workerSrc: string }
  getDocument(source: { data: Uint8Array }): {
    promise: Promise<{ getPage(number: number): Promise<PdfPage>; destroy(): Promise<void> }>
  }
}
interface PdfPage {
  getViewport(options: { scale: number; offsetX: number; offsetY: number }): object
  render(options: { canvas: HTMLCanvasElement; canvasContext: CanvasRenderingContext2D; viewport: object }): {
    promise: Promise<void>
  }
}

const ptPerMm = 72 / 25.4

/** Part of a page as pdf.js draws it. */
export async function drawPdf(base64: string, window: PictureWindow): Promise<Picture> {
  const address = '/pdf.mjs'
  const pdfjs: PdfJs = await import(address)
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs'
  const data = Uint8Array.from(atob(base64), c => c.charCodeAt(0))
  const document = await pdfjs.getDocument({ data }).promise
  const page = await document.getPage(1)
  const { width, height, left, top, pxPerMm } = window
  const viewport = page.getViewport({ scale: pxPerMm / ptPerMm, offsetX: -left, offsetY: -top })
  const context = whiteCanvas(width, height)
  await page.render({ canvas: context.canvas, canvasContext: context, viewport }).promise
  await document.destroy()
  return pictureOf(context.canvas)
}

/** Part of an SVG of a plate as the browser draws it. */
export async function drawSvg(
  svg: string,
  plate: { widthMm: number; heightMm: number },
  window: PictureWindow,
): Promise<Picture> {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  image.src = address
  await image.decode()
  const { width, height, left, top, pxPerMm } = window
  const context = whiteCanvas(width, height)
  context.drawImage(image, -left, -top, plate.widthMm * pxPerMm, plate.heightMm * pxPerMm)
  URL.revokeObjectURL(address)
  return pictureOf(context.canvas)
}

/** A file as the browser draws it as an image, on white, so many pixels wide: red, green, blue and opacity of each pixel. */
export async function drawAny(base64: string, type: string, width: number) {
  const image = new Image()
  // With its own address, a drawing that holds a web page could be shown, but its pixels could not be read.
  image.src = `data:${type};base64,${base64}`
  await image.decode()
  const height = Math.max(1, Math.round((width * image.naturalHeight) / image.naturalWidth))
  const context = whiteCanvas(width, height)
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
