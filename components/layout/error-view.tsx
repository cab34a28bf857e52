'use client'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { localePath, type SiteLocale } from '@/lib/site/locales'
import { type MenuNode, menuPath } from '@/lib/site/menu'
import type { ErrorTiles } from './error-tiles'
import { NamedLogo } from './logo'
import { NotFoundDrawing } from './not-found-drawing'
import { quotationPath } from './quotation-link'

/** Stamps and signs: products of the first two areas of the menu are shown. */
const areasShown = 2

/** The shop's areas, of the menu, which may have failed as well; then there are none. */
function useAreas(locale: SiteLocale): readonly MenuNode[] {
  const [menu, setMenu] = useState<readonly MenuNode[]>([])
  useEffect(() => {
    fetch(menuPath(locale))
      .then(answer => answer.json() as Promise<readonly MenuNode[]>)
      .then(setMenu, error => console.warn('the menu could not be fetched', error))
  }, [locale])
  return menu
}

/** What shows products, fetched only where a page has failed: no page carries it. */
function useTiles(): typeof ErrorTiles | null {
  const [tiles, setTiles] = useState<typeof ErrorTiles | null>(null)
  useEffect(() => {
    import('./error-tiles').then(
      code => setTiles(() => code.ErrorTiles),
      error => console.warn('products could not be fetched', error),
    )
  }, [])
  return tiles
}

/** The areas with what hangs below them. */
function WaysOn({ menu }: { menu: readonly MenuNode[] }) {
  if (menu.length === 0) return null
  return (
    <nav className="mt-10 grid gap-6 border-t border-line pt-6 md:grid-cols-2">
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

interface ErrorViewProps {
  locale: SiteLocale
  reset: () => void
}

/**
 * What a shopper sees when a page fails (PAGE-13): title, message, the way home, the shop's areas with products of them, and whom to ask
 * for what no page shows. Its words are on `<body>`, because what failed may be what hands out words.
 */
export function ErrorView({ locale, reset }: ErrorViewProps) {
  const words = document.body.dataset
  const menu = useAreas(locale)
  const Tiles = useTiles()
  const home = localePath(locale, '/')
  return (
    <>
      <header className="border-b border-line">
        <div className="wrap flex h-12 items-center">
          <a href={home} target="_self" className="tap rounded-md">
            <NamedLogo name={words.errorSite} />
          </a>
        </div>
      </header>
      <ErrorText {...{ menu, reset, home }} />
      {Tiles && menu.slice(0, areasShown).map(area => <Tiles key={area.title} locale={locale} area={area} />)}
      <Quotation locale={locale} />
    </>
  )
}

/** Who has something made that no page shows asks for it. */
function Quotation({ locale }: { locale: SiteLocale }) {
  const words = document.body.dataset
  return (
    <div className="bg-ink text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-8 py-12">
        <h2>{words.errorQuotation}</h2>
        <a
          href={localePath(locale, quotationPath(locale))}
          target="_self"
          className={buttonClass({ look: 'on-mat' })}
        >
          {words.errorAsk}
        </a>
      </div>
    </div>
  )
}

function ErrorText({
  menu,
  reset,
  home,
}: Pick<ErrorViewProps, 'reset'> & { menu: readonly MenuNode[]; home: string }) {
  const words = document.body.dataset
  return (
    <main className="wrap grid grow content-center items-center gap-8 py-12 lg:grid-cols-[1fr_420px]">
      <div>
        <h1>{words.errorTitle}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{words.errorText}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          <button type="button" onClick={reset} className={buttonClass()}>
            {words.errorRetry}
          </button>
          {/* A full load: whatever is broken in this page does not come along. */}
          <a href={home} target="_self" className={buttonClass({ look: 'secondary' })}>
            {words.errorHome}
          </a>
        </p>
        <WaysOn menu={menu} />
      </div>
      <NotFoundDrawing label="" />
    </main>
  )
}
