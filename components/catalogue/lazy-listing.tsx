'use client'
import dynamic from 'next/dynamic'

/** The listing with its filters, loaded by the pages that have one. */
export const LazyListing = dynamic(() => import('./listing').then(module => module.ListingIsland))
