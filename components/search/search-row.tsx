import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { PriceAlone } from '@/components/ui/price'
import { TrueScaleFrame } from '@/components/ui/true-scale'
import { markWords } from '@/lib/catalogue/search/mark'
import { groundOf, pictureSources } from '@/lib/design/drawing/url'
import type { SearchHit } from '@/lib/doors/contract/search'
import { unbroken } from '@/lib/ground/site/unbroken'
import { isOnShelf } from '@/lib/product/traits'

/** A name with the query marked in it. */
function MarkedName({ name, query }: { name: string; query: string }) {
  const pieces = markWords(name, query)
  return pieces.map(({ text, marked }, place) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name have no other key and never move
      <mark key={place} className="rounded-[3px] bg-mat-soft px-0.5 text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

/** What a row says below the name: what it is, its size, its lines. */
function useNote({ kind, note, size, lines }: SearchHit): string {
  const t = useTranslations('search')
  const known = kind === 'page' || isOnShelf(kind) ? note : t(`kinds.${kind}`)
  return [known, size && t('size', size), lines && t('lines', { count: lines })].filter(Boolean).join(' · ')
}

interface SearchRowProps {
  hit: SearchHit
  query: string
  /** The first of a search, with a larger picture and its frame at true size. */
  large?: boolean
}

const frame = 'grid shrink-0 place-items-center overflow-hidden rounded-md'

/** Something found: picture, name, what it is, its price. The whole row leads there. */
export function SearchRow({ hit, query, large = false }: SearchRowProps) {
  const t = useTranslations('search')
  const { kind, name, url, size, price, from, picture } = hit
  const note = useNote(hit)
  const ground = picture ? `on-${groundOf(picture)}` : 'on-bench'
  const measure = large ? 'w-24 h-20 md:w-32 md:h-24' : 'w-15 h-13 md:w-17'
  return (
    <a
      href={url}
      data-row
      className={`flex items-center gap-3.5 rounded-md p-2 hover:bg-wash focus-visible:bg-wash data-marked:bg-wash ${large ? 'bg-wash md:p-3' : ''}`}
    >
      {picture ? (
        <span className={`${frame} ${ground} ${measure}`}>
          <Picture sources={pictureSources(picture, { sizes: large ? '128px' : '68px' })} alt="" />
        </span>
      ) : (
        <Icon name={kind === 'page' ? 'right' : 'box'} className="mx-1 text-ink-3" />
      )}
      <span className="min-w-0 grow">
        <span
          className={`block font-semibold [overflow-wrap:anywhere] ${large ? 'text-lg leading-6' : 'text-sm'}`}
        >
          <MarkedName name={unbroken(name)} query={query} />
        </span>
        {note && <span className="mt-0.5 line-clamp-2 block text-xs text-ink-2">{note}</span>}
        {large && size && (
          <span className="mt-1.5 block max-md:hidden">
            <TrueScaleFrame width={size.width} height={size.height} />
          </span>
        )}
      </span>
      {price && (
        <span className={`shrink-0 text-right font-semibold ${large ? 'text-lg' : 'text-sm'}`}>
          {from && <span className="mr-1 text-xs font-medium text-ink-2">{t('from')}</span>}
          <PriceAlone price={price} />
          {large && (
            <span className="block text-xs font-normal text-ink-2">
              <span data-only-tax="incl">{t('incl')}</span>
              <span data-only-tax="excl">{t('excl')}</span>
            </span>
          )}
        </span>
      )}
    </a>
  )
}

/** A template as a tile: its picture says more than its name. */
export function SearchTile({ hit, query }: { hit: SearchHit; query: string }) {
  const { name, url, picture } = hit
  return (
    <a href={url} data-row className="group block rounded-md data-marked:bg-wash">
      {picture && (
        <span className="on-bench grid aspect-[5/3] place-items-center overflow-hidden rounded-md">
          <Picture
            sources={pictureSources(picture, { sizes: '(min-width: 700px) 280px, 50vw' })}
            alt=""
            className="h-full w-full object-contain"
          />
        </span>
      )}
      <span className="mt-1.5 block text-sm font-medium group-hover:underline">
        <MarkedName name={name} query={query} />
      </span>
    </a>
  )
}
