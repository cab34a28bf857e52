import { createFetchedOutlines } from '@/lib/design/scene/fetched-outlines'
import type { OutlineSource } from '@/lib/design/scene/outline-source'

let engine: OutlineSource | null = null

/** The only source of outlines in the browser: loaded fonts stay between openings of the editor. */
export function fontEngine(): OutlineSource {
  engine ??= createFetchedOutlines()
  return engine
}
