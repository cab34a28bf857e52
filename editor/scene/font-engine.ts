import { createFetchedOutlines } from '@/lib/design/scene/fetched-outlines'
import type { OutlineSource } from '@/lib/design/scene/outline-source'

let engine: OutlineSource | null = null

/** The one source of outlines of the browser: what is loaded stays from one opening of the editor to the next. */
export function fontEngine(): OutlineSource {
  engine ??= createFetchedOutlines()
  return engine
}
