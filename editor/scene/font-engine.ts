import type { FontEngine } from '@/lib/scene/fonts/engine'
import { faceUrl } from '@/lib/scene/fonts/families'
import { createFontEngine } from '@/lib/scene/fonts/harfbuzz'

async function fetchFace(file: string): Promise<Uint8Array> {
  const response = await fetch(faceUrl(file))
  if (!response.ok) throw new Error(`font ${file}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

let engine: FontEngine | null = null

/** The one engine of the browser: fonts stay loaded from one opening of the editor to the next. */
export function fontEngine(): FontEngine {
  engine ??= createFontEngine(fetchFace)
  return engine
}
