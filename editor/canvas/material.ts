import type { SignCatalogue } from '@/lib/product/sign/catalogue-index'
import type { SignConfig } from '@/lib/product/sign/config'

/** A drawing as pixels, and their position on the drawn object, in mm. */
export interface Material {
  image: ImageBitmap
  box: { x: number; y: number; width: number; height: number }
}

/** Longer side in pixels; enough for the screen, and drawn once. */
const resolution = 1600
/** How many materials are kept: those of a support's plates, and the last ones tried. */
const mostKept = 8

/** Turns a drawing into pixels; its box is in mm. */
export async function rasterise(svg: string, box: Material['box']): Promise<Material> {
  const image = new Image()
  const scale = resolution / Math.max(box.width, box.height)
  image.width = Math.round(box.width * scale)
  image.height = Math.round(box.height * scale)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return {
    image: await createImageBitmap(image, { resizeWidth: image.width, resizeHeight: image.height }),
    box,
  }
}

interface Kept {
  made: Promise<Material | null>
  there: Material | null
}

const kept = new Map<string, Kept>()

const keyOf = (config: SignConfig): string => JSON.stringify(config)

/** A material that was drawn before: plates that look alike share theirs. */
export const knownMaterial = (config: SignConfig): Material | null => kept.get(keyOf(config))?.there ?? null

/** The plate of a sign in its material, without its words; null for a material that cannot be drawn. */
export function materialOf(config: SignConfig, catalogue: SignCatalogue): Promise<Material | null> {
  const key = keyOf(config)
  const known = kept.get(key)
  if (known) return known.made
  const draw = async () => {
    const { drawSignOf } = await import('../sign/sign-drawing')
    const drawn = drawSignOf(config, catalogue)
    return drawn && rasterise(drawn.svg, drawn.canvas)
  }
  const entry: Kept = { made: draw(), there: null }
  kept.set(key, entry)
  entry.made.then(
    made => {
      entry.there = made
    },
    // It is drawn again on the next request.
    () => kept.delete(key),
  )
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return entry.made
}
