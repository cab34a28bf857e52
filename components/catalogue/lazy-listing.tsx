'use client'
import { Activity, lazy } from 'react'
import { whenTouched } from '@/components/ui/when-touched'
import type { ListingProps } from './listing'
import { productsId } from './products-id'

/** Whether the list is already in the page: on the server, and after a link, it must be rendered. */
const standsThere = () => typeof document !== 'undefined' && document.getElementById(productsId) !== null

const Listing = lazy(async () => {
  if (standsThere()) await whenTouched()
  const { ListingIsland } = await import('./listing')
  return { default: ListingIsland }
})

/**
 * The listing with its filters. Its HTML is there from the beginning, its code is fetched when somebody first acts on the page; what was
 * pressed before it came is pressed again (`useEarlyChoices`). The activity is a boundary for that: the parts around the list do not wait.
 */
export const LazyListing = (props: ListingProps) => (
  <Activity>
    <Listing {...props} />
  </Activity>
)
