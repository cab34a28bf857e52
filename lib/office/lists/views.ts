import { z } from 'zod'

/** Bounds of kept lists: letters of a name and of an address, and how many one of the staff keeps of a list. */
export const viewLimits = { name: 60, query: 4000, perList: 30 } as const

const kept = new Set(['columns', 'sort', 'limit', 'search', 'groupBy'])
const isCondition = (name: string) => name.startsWith('where[')

/**
 * The part of a list's address that makes its view: conditions, columns, order and how many rows; not the open page, and nothing that
 * another program wrote there.
 */
export function viewQuery(address: string): string {
  const entries = [...new URLSearchParams(address)].filter(
    ([name, value]) => value !== '' && (kept.has(name) || isCondition(name)),
  )
  return new URLSearchParams(entries).toString()
}

/** Whether an address shows a kept view: it asks for all that the view does, and for no other conditions. */
export function showsView(address: string, view: string): boolean {
  const now = new URLSearchParams(viewQuery(address))
  const wanted = new URLSearchParams(view)
  const narrows = (name: string) => isCondition(name) || name === 'search'
  return (
    [...wanted].every(([name, value]) => now.get(name) === value) &&
    [...now.keys()].every(name => !narrows(name) || wanted.has(name))
  )
}

/** `POST /api/list-views`: a list as it is seen, under a name; the same name replaces it. */
export const listViewRequest = z.strictObject({
  collection: z.string().regex(/^[a-z][a-z-]{0,63}$/),
  name: z.string().trim().min(1).max(viewLimits.name),
  query: z
    .string()
    .max(2 * viewLimits.query)
    .transform(viewQuery)
    .pipe(z.string().max(viewLimits.query)),
  shared: z.boolean(),
})
export type ListViewRequest = z.output<typeof listViewRequest>

export const listViewAnswer = z.object({ view: z.number().int().positive() })

/** A kept list as it is chosen. */
export interface ListView {
  id: number
  name: string
  query: string
  shared: boolean
  /** Whether the reader has made it, or may remove it for all. */
  removable: boolean
  email: string
}
