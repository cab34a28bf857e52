import { useCallback, useState } from 'react'
import type { MenuNode } from '@/lib/ground/site/menu'

const fetched = new Map<string, Promise<readonly MenuNode[]>>()

/** A menu, fetched once; after a failure the next call tries again. */
function fetchMenu(path: string): Promise<readonly MenuNode[]> {
  const known = fetched.get(path)
  if (known) return known
  const reading = fetch(path).then(answer => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json() as Promise<readonly MenuNode[]>
  })
  reading.catch(() => fetched.delete(path))
  fetched.set(path, reading)
  return reading
}

/** The menu: the levels that came with the page, and all of them from the first call of `load` on. */
export function useWholeMenu(
  carried: readonly MenuNode[],
  path: string,
): { menu: readonly MenuNode[]; load: () => void } {
  const [whole, setWhole] = useState<readonly MenuNode[] | null>(null)
  const load = useCallback(() => {
    // The levels of the page still work where the rest cannot be loaded.
    fetchMenu(path).then(setWhole, error => console.warn('the menu could not be fetched', error))
  }, [path])
  return { menu: whole ?? carried, load }
}
