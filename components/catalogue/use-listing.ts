'use client'
import { useCallback, useMemo, useState } from 'react'
import type { ListingItem } from '@/lib/product/listing/listing'
import { type PackedListing, unpackListing } from '@/lib/product/listing/pack-listing'

/** What has been fetched, by address: going back to the list does not fetch it again. */
const fetched = new Map<string, Promise<PackedListing>>()

function fetchListing(source: string): Promise<PackedListing> {
  const known = fetched.get(source)
  if (known) return known
  const answer = fetch(source).then(async response => {
    if (!response.ok) throw new Error(`${source}: ${response.status}`)
    return (await response.json()) as PackedListing
  })
  fetched.set(source, answer)
  answer.catch(() => fetched.delete(source))
  return answer
}

export interface ListingState {
  /** All products, or the first ones as long as nobody has asked for more. */
  items: readonly ListingItem[]
  whole: boolean
  state: 'first' | 'loading' | 'whole' | 'failed'
  /** Fetches the rest, once: what failed is tried again only by `retry`. */
  load: () => void
  retry: () => void
}

/**
 * The products of a listing: the first ones come with the page, the others when somebody filters, sorts or wants to
 * see more, so that a page weighs the same however large the catalogue is.
 */
export function useListing(
  first: PackedListing,
  total: number,
  source: string,
  price: (minor: number) => NonNullable<ListingItem['price']>,
): ListingState {
  const [packed, setPacked] = useState<PackedListing | null>(null)
  const [state, setState] = useState<ListingState['state']>(first.rows.length >= total ? 'whole' : 'first')
  const items = useMemo(() => unpackListing(packed ?? first, price), [packed, first, price])
  const retry = useCallback(() => {
    setState('loading')
    fetchListing(source).then(
      answer => {
        setPacked(answer)
        setState('whole')
      },
      () => setState('failed'),
    )
  }, [source])
  const load = useCallback(() => {
    if (state === 'first') retry()
  }, [state, retry])
  return { items, whole: state === 'whole', state, load, retry }
}
