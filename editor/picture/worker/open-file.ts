import { canStraighten, straightened } from '@/lib/design/picture/corners'
import { darkened } from '@/lib/design/picture/darkened'
import { paperColour } from '@/lib/design/picture/grey'
import { pictureLimits, workingEdge } from '@/lib/design/picture/limits'
import type { Pixels } from '@/lib/design/picture/pixels'
import { proposeColours, proposeEdit, proposeStraightened } from '@/lib/design/picture/propose'
import { type RasterKind, sniffFile } from '@/lib/design/picture/sniff'
import { type ReadSvg, readSvg } from '@/lib/design/picture/svg/read-svg'
import { takeWindow } from '@/lib/design/picture/window'
import type { Corners } from '@/lib/design/scene/elements/image/edit'
import { hashOfBytes } from '@/lib/design/scene/hash'
import { canvasOf } from './canvas'
import { decodePicture } from './decode-picture'
import { drawFigures } from './draw-figures'
import type { Opened, OpenedFile, OpenFailure, OpeningStep, OpenRequest } from './messages'
import type { AskedPage } from './pdf-page'

/** The longest edge at which a file is held, in pixels: 1.5 times the processed size, as a reserve for crops. */
const heldEdge = workingEdge * 1.5
/** The longest edge of the picture for the screen, and of the picture used for the proposal of settings. */
const previewEdge = 800

/** The notes of a page without findings. */
const noDrawing = { lost: [], otherFamilies: [], notes: [] }

/** The whole picture, unchanged. */
export const whole = { turns: 0, straighten: 0, crop: { left: 0, top: 0, width: 1, height: 1 } }

/** A file as it is held between two tasks. */
export interface HeldPicture {
  pixels: Pixels
  /** The same in the file's own colours, where `pixels` differs: a light drawing was made dark. */
  coloured?: Pixels
  /** Pixels of the file per pixel here; nothing for outlines. */
  filePixels?: number
}

type Decoded = {
  held: HeldPicture
  bytes: Uint8Array
} & Pick<
  OpenedFile,
  'width' | 'height' | 'page' | 'pages' | 'lost' | 'notes' | 'pageNotes' | 'otherFamilies' | 'trueSize'
>

type Outcome = { ok: true; decoded: Decoded } | { ok: false; code: OpenFailure }

/** A photograph or another picture of pixels. */
async function decodeRaster(bytes: Uint8Array<ArrayBuffer>, kind: RasterKind): Promise<Outcome> {
  const picture = await decodePicture(bytes, kind, heldEdge)
  if (!picture.ok) return picture
  const { pixels, size, kept, notes, damaged, trueSize } = picture
  const held = { pixels, filePixels: size.width / pixels.width }
  const facts = { ...size, page: 1, pages: 1, lost: damaged ? ['damaged' as const] : [], notes, trueSize }
  return { ok: true, decoded: { held, bytes: kept, ...facts, otherFamilies: [], pageNotes: null } }
}

/** From this many figures on the browser draws them itself, in half the time (docs/decisions/drawings.md). */
const manyFigures = 1000

async function drawn({ figures, size, ...drawing }: ReadSvg): Promise<Pixels | null> {
  if (figures && size && figures.count >= manyFigures) return drawFigures(figures, size, heldEdge)
  const { svgRenderer } = await import('./svg-renderer')
  return svgRenderer.draw({ figures, size, ...drawing }, heldEdge)
}

/** A drawing, as every browser shows it. Its renderer is fetched with the first drawing that needs it. */
async function decodeSvg(bytes: Uint8Array, { families }: OpenRequest, begins: () => void): Promise<Outcome> {
  const drawing = readSvg(bytes, families)
  if (!drawing.ok) return { ok: false, code: drawing.code === 'too-large' ? 'elements' : drawing.code }
  const pixels = await drawn(drawing).catch(error => {
    console.error('a drawing could not be drawn', error)
    return null
  })
  begins()
  if (!pixels) return { ok: false, code: 'empty' }
  const { lost, otherFamilies, trueSize } = drawing
  const { width, height } = drawing.size ?? pixels
  return {
    ok: true,
    decoded: {
      held: { pixels },
      bytes,
      width,
      height,
      page: 1,
      pages: 1,
      lost,
      otherFamilies,
      trueSize,
      notes: [],
      pageNotes: null,
    },
  }
}

async function decodePdf(bytes: Uint8Array, asked: AskedPage, begins: () => void): Promise<Outcome> {
  const [{ drawPdfPage }, { browserPdf }] = await Promise.all([import('./pdf-page'), import('./pdf-sources')])
  const drawn = await drawPdfPage(browserPdf, bytes, asked, heldEdge, begins)
  if (!drawn.ok) return drawn
  const { pixels, ok: _, notes: pageNotes, ...facts } = drawn
  const { width, height } = pixels
  return { ok: true, decoded: { ...noDrawing, held: { pixels }, bytes, width, height, pageNotes, ...facts } }
}

function previewOf({ width, height, data }: Pixels): ImageBitmap {
  const context = canvasOf(width, height)
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return context.canvas.transferToImageBitmap()
}

/** The area between four corners of a picture, with its size in pixels of the file. Its true size is unknown. */
function cutOut(decoded: Decoded, corners: Corners): Decoded {
  const { held } = decoded
  const pixels = straightened(held.pixels, corners)
  const scale = decoded.width / held.pixels.width
  const [width, height] = [pixels.width * scale, pixels.height * scale]
  const size = { width: Math.round(width), height: Math.round(height) }
  // The size in the file is that of the whole photograph.
  return { ...decoded, held: { ...held, pixels }, ...size, trueSize: null }
}

/**
 * Opens a file by its content: a photograph, a drawing, or a page of a PDF. Too large files are refused by their header
 * or their count, before decoding.
 */
export async function openFile(
  asked: OpenRequest,
  tell: (step: OpeningStep) => void,
): Promise<{ opened: Opened; held: HeldPicture | null }> {
  const bytes = new Uint8Array(asked.bytes)
  const corners = asked.corners && canStraighten(asked.corners) ? asked.corners : null
  const failed = (code: OpenFailure) => ({ opened: { ok: false as const, code }, held: null })
  const sniffed = sniffFile(bytes)
  if (!sniffed) return failed('unreadable')
  if ('width' in sniffed && sniffed.width * sniffed.height > pictureLimits.pixels) return failed('pixels')
  tell('decode')
  const { kind } = sniffed
  const outcome =
    kind === 'svg'
      ? await decodeSvg(bytes, asked, () => tell('decode'))
      : kind === 'pdf'
        ? await decodePdf(bytes, asked, () => tell('decode'))
        : await decodeRaster(bytes, kind)
  if (!outcome.ok) return failed(outcome.code)
  tell('draw')
  const part = corners ? cutOut(outcome.decoded, corners) : outcome.decoded
  const { held: decoded, bytes: kept, ...facts } = part
  const dark = darkened(decoded.pixels)
  const coloured = dark === decoded.pixels ? {} : { coloured: decoded.pixels }
  const held = { ...decoded, pixels: dark, ...coloured }
  const small = takeWindow(held.pixels, whole, previewEdge)
  const usual = corners ? proposeStraightened(small, corners) : proposeEdit(small, facts.page)
  const { keepsCuts, families } = asked
  const proposed = { ...usual, ...(keepsCuts && { keepsCuts }), ...(families && { families }) }
  const opened = {
    ...facts,
    kind,
    hash: hashOfBytes(kept),
    file: new Blob([new Uint8Array(kept)]),
    preview: previewOf(small),
    paper: paperColour(small),
    proposed,
    proposedColours: proposeColours(small, proposed),
  }
  return { opened: { ok: true, opened }, held }
}
