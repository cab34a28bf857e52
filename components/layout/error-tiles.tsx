'use client'
import { useEffect, useState } from 'react'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { ProductPicture } from '@/components/product/product-picture'
import type { ListingItem } from '@/lib/catalogue/listing'
import { type PackedListing, unpackListing } from '@/lib/catalogue/pack-listing'
import { listingDataPath } from '@/lib/contract/listing-data'
import { languageOf, localePath, type SiteLocale } from '@/lib/site/locales'
import type { MenuNode } from '@/lib/site/menu'

/** How many products of an area are shown, those that are chosen most. */
const mostShown = 4

const noPrice = () => ({ incl: '', excl: '' })

/** The address of an area as content knows it: without the locale's prefix. */
const pathIn = (locale: SiteLocale, href: string) => {
  const home = localePath(locale, '/')
  return `/${href.startsWith(home) ? href.slice(home.length) : href.slice(1)}`
}

async function readTiles(locale: SiteLocale, href: string): Promise<ListingItem[]> {
  const answer = await fetch(listingDataPath(locale, pathIn(locale, href)))
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`)
  return unpackListing((await answer.json()) as PackedListing, noPrice)
    .filter(item => item.href !== undefined)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, mostShown)
}

/**
 * Products of an area of the shop, for a page that has failed (PAGE-13): pictures, names and links alone, out of what the shop answers
 * for its listings; nothing where that fails too.
 */
export function ErrorTiles({ locale, area }: { locale: SiteLocale; area: MenuNode }) {
  const [tiles, setTiles] = useState<readonly ListingItem[]>([])
  const { title, href } = area
  useEffect(() => {
    if (href)
      readTiles(locale, href).then(setTiles, error => console.warn('products could not be fetched', error))
  }, [locale, href])
  if (tiles.length === 0) return null
  return (
    <section className="wrap border-t border-line py-8" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="tiles tiles-row mt-4">
        {tiles.map(item => (
          <li key={item.slug} className="grid">
            <a href={item.href} className="tile group">
              <span className={`tile-frame picture-grow ${item.material ? 'on-wall' : 'on-bench'}`}>
                <ProductPicture
                  spec={tilePicture(item, languageOf(locale))}
                  alt=""
                  sizes="(min-width: 1000px) 280px, 50vw"
                />
              </span>
              <h3 className="tile-name">{item.name}</h3>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
