'use client'
import { useEffect, useState } from 'react'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { ProductPicture } from '@/components/product/product-picture'
import { buttonClass } from '@/components/ui/button'
import { listingDataPath } from '@/lib/doors/contract/listing-data'
import { languageOf, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { type MenuNode, menuPath } from '@/lib/ground/site/menu'
import type { ListingItem } from '@/lib/product/listing/listing'
import { type PackedListing, unpackListing } from '@/lib/product/listing/pack-listing'
import de from '@/messages/de/layout.json'
import en from '@/messages/en/layout.json'
import fr from '@/messages/fr/layout.json'
import { quotationPath } from './quotation-link'

/** The provider of texts may be the part that failed: these texts come with this code. */
const layoutWords = { de, en, fr }

/** Stamps and signs: products of the first two areas of the menu are shown. */
const areasShown = 2

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
 * Products of an area of the shop: pictures, names and links alone, out of what the shop answers
 * for its listings; nothing where that fails too.
 */
function Tiles({ locale, area }: { locale: SiteLocale; area: MenuNode }) {
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

/** The shop's areas from the menu; none where the menu failed too. */
function useAreas(locale: SiteLocale): readonly MenuNode[] {
  const [menu, setMenu] = useState<readonly MenuNode[]>([])
  useEffect(() => {
    fetch(menuPath(locale))
      .then(answer => answer.json() as Promise<readonly MenuNode[]>)
      .then(setMenu, error => console.warn('the menu could not be fetched', error))
  }, [locale])
  return menu
}

/** The areas with their subcategories. */
function WaysOn({ menu }: { menu: readonly MenuNode[] }) {
  if (menu.length === 0) return null
  return (
    <nav className="wrap grid gap-6 border-t border-line py-8 md:grid-cols-2">
      {menu.map(({ title, href, children = [] }) => (
        <div key={title}>
          <h2 className="text-lg">
            <a href={href} className="hover:underline">
              {title}
            </a>
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-4">
            {children.map(below => (
              <li key={below.title}>
                <a href={below.href} className="tap link text-sm">
                  {below.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** The contact for a product that no page shows. */
function Quotation({ locale }: { locale: SiteLocale }) {
  const words = layoutWords[languageOf(locale)].notFound
  return (
    <div className="bg-ink text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-8 py-12">
        <h2>{words.quotation}</h2>
        <a
          href={localePath(locale, quotationPath(locale))}
          target="_self"
          className={buttonClass({ look: 'on-mat' })}
        >
          {words.quotationAction}
        </a>
      </div>
    </div>
  )
}

/**
 * Where a shopper goes on from a page that has failed (PAGE-13): the shop's areas, products of them, and whom to ask for what no page
 * shows. What fails here too is left out.
 */
export function ErrorMore({ locale }: { locale: SiteLocale }) {
  const menu = useAreas(locale)
  return (
    <>
      <WaysOn menu={menu} />
      {menu.slice(0, areasShown).map(area => (
        <Tiles key={area.title} locale={locale} area={area} />
      ))}
      <Quotation locale={locale} />
    </>
  )
}
