import 'server-only'
import { LRUCache } from 'lru-cache'
import { contentVersion } from './invalidate'

interface Memory {
  version: number
  values: LRUCache<string, Promise<unknown>>
}

const holder = globalThis as { contentMemory?: Memory }

/**
 * How many values are remembered before the least recently used one is dropped: it limits the memory of rare requests,
 * and frequent ones stay.
 */
const capacity = 4000

/**
 * Gives what `load` gave for this key since content last changed. One memory a process, for all bundles; a failed load
 * is forgotten, so that the next one tries again.
 */
export function remember<T>(key: string, load: () => Promise<T>): Promise<T> {
  holder.contentMemory ??= { version: contentVersion(), values: new LRUCache({ max: capacity }) }
  const memory = holder.contentMemory
  if (memory.version !== contentVersion()) {
    memory.version = contentVersion()
    memory.values.clear()
  }
  const known = memory.values.get(key)
  if (known) return known as Promise<T>
  const value = load()
  memory.values.set(key, value)
  value.catch(() => {
    if (memory.values.get(key) === value) memory.values.delete(key)
  })
  return value
}
