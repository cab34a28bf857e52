import type { PageContext } from './marked'

/** How what is drawn as a mask becomes one. */
interface MaskBy {
  what: 'brightness' | 'opacity'
  /** What each of 256 steps is turned into; `null` where they stay. */
  map: ArrayLike<number> | null
}

const isMaskBy = (value: unknown): value is MaskBy =>
  typeof value === 'object' && value !== null && 'what' in value && 'map' in value

/** What pdf.js asks for filters: it needs a document for its own. Those for masks are worked out by `withMasks`. */
export class MaskFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = (map: MaskBy['map']): MaskBy => ({ what: 'opacity', map })
  addLuminosityFilter = (map: MaskBy['map']): MaskBy => ({ what: 'brightness', map })
  addHighlightHCMFilter = () => 'none'
  destroy = () => {}
}

/** How opaque a mask is on each pixel, written as its opacity; where nothing is drawn it is black. */
function settle(data: Uint8ClampedArray, { what, map }: MaskBy): void {
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const bright = ((0.3 * red + 0.59 * green + 0.11 * blue) * opacity) / 255
    const step = Math.round(what === 'brightness' ? bright : opacity)
    data[at + 3] = map ? (map[step] ?? step) : step
  }
}

/**
 * A context that masks by brightness and by steps as a PDF asks for it. A canvas knows opacity alone, and its filters need a
 * document, which a worker has not.
 * @param canvas makes another one
 */
export function withMasks(
  context: PageContext,
  canvas: (width: number, height: number) => PageContext,
): PageContext {
  let asked: MaskBy | null = null
  Object.defineProperty(context, 'filter', {
    get: () => 'none',
    set: (value: unknown) => {
      asked = isMaskBy(value) ? value : null
    },
  })
  const drawImage = context.drawImage.bind(context) as (...args: unknown[]) => void
  /** Draws a part of a picture as the mask that was asked for: pdf.js draws each once, right after it asked. */
  const drawn = (...args: unknown[]) => {
    const by = asked
    asked = null
    const [picture, left, top, width, height, ...place] = args
    if (!by || place.length === 0) return drawImage(...args)
    const [across, down] = [Number(width), Number(height)]
    const mask = canvas(across, down)
    mask.drawImage(picture as OffscreenCanvas, -Number(left), -Number(top))
    const pixels = mask.getImageData(0, 0, across, down)
    settle(pixels.data, by)
    mask.putImageData(pixels, 0, 0)
    drawImage(mask.canvas, 0, 0, across, down, ...place)
  }
  return Object.assign(context, { drawImage: drawn })
}
