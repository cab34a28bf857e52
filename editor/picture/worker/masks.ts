import type { PageContext } from './marked'

/** How a drawing becomes a mask. */
interface MaskBy {
  what: 'brightness' | 'opacity'
  /** The mapping of 256 levels; `null` where they stay unchanged. */
  map: ArrayLike<number> | null
}

const isMaskBy = (value: unknown): value is MaskBy =>
  typeof value === 'object' && value !== null && 'what' in value && 'map' in value

/** The filter factory for pdf.js, whose own one needs a document. `withMasks` handles the filters for masks. */
export class MaskFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = (map: MaskBy['map']): MaskBy => ({ what: 'opacity', map })
  addLuminosityFilter = (map: MaskBy['map']): MaskBy => ({ what: 'brightness', map })
  addHighlightHCMFilter = () => 'none'
  destroy = () => {}
}

/** Writes the opacity of a mask into each pixel's alpha; undrawn pixels count as black. */
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
 * A context that masks by brightness and by levels, as PDF requires. A canvas only supports opacity, and its filters need a document, which
 * a worker does not have.
 * @param canvas creates another canvas
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
  /** Draws a part of a picture as the requested mask: pdf.js draws each once, right after its request. */
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
