import { openItem, type StoredItem, storeItem } from '@/lib/design/scene/item'
import type { LeftOut } from '@/lib/design/scene/open'

/** What a file holds that the editor wrote. */
export type ReadDesignFile =
  | {
      ok: true
      item: StoredItem
      leftOut: readonly LeftOut[]
      /** What its owner called it, and the product that it is made for. */
      name: string
      modelName: string
    }
  /** `unreadable`: no design. `newer`: of a later version of the shop. `elements`: more than a design may have. */
  | { ok: false; code: 'unreadable' | 'newer' }
  | { ok: false; code: 'elements'; count: number; max: number }

/** The current version of the frame around a saved design. */
const frameVersion = 1

/** What the editor writes when a design is saved as a file: `readDesignFile` reads it back. */
export const writeDesignFile = (item: StoredItem): string => JSON.stringify({ version: frameVersion, item })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Signs that no text of an order may hold: NUL, and halves of letters. */
const unwritable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const withoutUnwritable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(unwritable, '') : value

/** The design in a file: in its frame, as the browser's storage and the editor write it, or bare, as the contract carries it. */
function designIn(text: string): unknown {
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''), withoutUnwritable)
  return isObject(value) && isObject(value.item) ? value.item : value
}

/**
 * Reads a file that the editor wrote, from anything. Unreadable parts are left out and named; a file that is too large or
 * nested too deep is refused. Never throws.
 */
export function readDesignFile(text: string): ReadDesignFile {
  try {
    const opened = openItem(designIn(text))
    if (!opened.ok) {
      if (opened.code !== 'elements') return { ok: false, code: opened.code }
      return { ok: false, code: 'elements', count: opened.count, max: opened.max }
    }
    const { design, leftOut } = opened
    return { ok: true, item: storeItem(design), leftOut, name: design.name, modelName: design.modelName }
  } catch {
    // No JSON, or so deeply nested that there is no end to it.
    return { ok: false, code: 'unreadable' }
  }
}

/** Whether a file may be a saved design, by its first bytes: text that begins an object. */
export function looksLikeDesign(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head.subarray(0, 64))
  return /^\ufeff?\s*\{/.test(text)
}
