'use client'

import { useState } from 'react'

/**
 * Keys of the rows of a list while rows are added, moved and removed. With its index as key, a row would get the open parts and the input
 * of the row before it. A list that comes again from elsewhere keeps the keys of its indexes.
 */
export function useRowKeys(count: number) {
  const [{ keys, next }, setKeys] = useState({ keys: [] as readonly number[], next: 0 })
  const known = Array.from({ length: count }, (_, at) => keys[at] ?? next + at)
  // No shown key is given to another row.
  const fresh = next + count
  return {
    keys: known,
    added: () => setKeys({ keys: [...known, fresh], next: fresh + 1 }),
    moved: (from: number, to: number) =>
      setKeys({ keys: known.with(from, known[to] ?? fresh).with(to, known[from] ?? fresh), next: fresh }),
    removed: (at: number) => setKeys({ keys: known.toSpliced(at, 1), next: fresh }),
  }
}
