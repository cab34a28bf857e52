import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { FaceFile } from '@/lib/design/scene/fonts/engine'
import type { Pixels } from '../pixels'
import type { ReadSvg } from './read-svg'

/** Where the renderer takes from what it needs; each differs between browser and server. */
export interface RendererSources {
  /** The renderer's own code. */
  code: () => Promise<Response> | Promise<BufferSource>
  face: (file: FaceFile) => Promise<Uint8Array>
}

/** Draws what `readSvg` has read. */
export interface SvgRenderer {
  /** The drawing on clear ground, its longest edge `edge` pixels long; `null` where none of it is visible. */
  draw(drawing: ReadSvg, edge: number): Promise<Pixels | null>
  /** The same drawing as paths and groups alone, each with its own looks, in its own units. */
  simplify(drawing: ReadSvg): Promise<string>
}

/** Colours with their opacity taken out again: the renderer's pixels hold both as one. */
function parted(premultiplied: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(premultiplied.length)
  for (let at = 0; at < data.length; at += 4) {
    const opacity = premultiplied[at + 3] ?? 0
    if (opacity === 0) continue
    const factor = 255 / opacity
    for (let part = at; part < at + 3; part += 1) data[part] = (premultiplied[part] ?? 0) * factor
    data[at + 3] = opacity
  }
  return data
}

/** A renderer of drawings. Its code comes with the first one; where it did not come, it is asked for again with the next. */
export function createSvgRenderer({ code, face }: RendererSources): SvgRenderer {
  let ready: Promise<void> | null = null
  const load = () => {
    ready ??= initWasm(code()).catch(error => {
      ready = null
      throw error
    })
    return ready
  }
  const open = async (drawing: ReadSvg, edge: number) => {
    const [fontBuffers] = await Promise.all([Promise.all(drawing.faces.map(face)), load()])
    const { width, height } = drawing.size ?? { width: 1, height: 1 }
    const mode = width >= height ? 'width' : 'height'
    return new Resvg(drawing.plain, { font: { fontBuffers }, fitTo: { mode, value: edge } })
  }
  return {
    draw: async (drawing, edge) => {
      const resvg = await open(drawing, edge)
      try {
        const image = resvg.render()
        const { width, height } = image
        const data = parted(image.pixels)
        image.free()
        return data.some((part, at) => at % 4 === 3 && part > 0) ? { width, height, data } : null
      } finally {
        resvg.free()
      }
    },
    simplify: async drawing => {
      const resvg = await open(drawing, 1)
      try {
        return resvg.toString()
      } finally {
        resvg.free()
      }
    },
  }
}
