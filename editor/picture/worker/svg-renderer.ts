import { createSvgRenderer } from '@/lib/design/picture/svg/renderer'
import { faceUrl } from '@/lib/design/scene/fonts/families'

/** The renderer of drawings in this browser. */
export const svgRenderer = createSvgRenderer({
  code: () => fetch(new URL('@resvg/resvg-wasm/index_bg.wasm', import.meta.url)),
  face: async file => {
    const answer = await fetch(faceUrl(file))
    if (!answer.ok) throw new Error(`a face did not come: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  },
})
