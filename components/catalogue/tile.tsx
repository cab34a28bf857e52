import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/product/product-picture'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Price, PriceAlone } from '@/components/ui/price'
import { ColorDots } from '@/components/ui/swatches'
import { TrueScaleFrame } from '@/components/ui/true-scale'
import type { Language } from '@/lib/ground/common'
import type { ListingItem } from '@/lib/product/listing/listing'
import { traitsOf } from '@/lib/product/traits'
import { ItemBadge } from './item-badge'
import { tilePicture } from './tile-picture'

export interface TileProps {
  item: ListingItem
  language: Language
  /** Colours by slug: label and CSS colour. */
  palette: Readonly<Record<string, { label: string; hex: string }>>
  shown?: { color?: string; ink?: string }
  /** The first row of a page is fetched at once. */
  priority?: boolean
  /** CSS pixels per millimetre, the same on the whole page. */
  pxPerMm?: number
  headingLevel?: 'h2' | 'h3'
  /** Whether it has a quick view in the list. */
  quick?: boolean
}

/** Signs have their own scale: at the scale of stamps a sign would fill its tile. */
const signPxPerMm = 0.15

function TileSize({ item, pxPerMm }: { item: ListingItem; pxPerMm?: number }) {
  const t = useTranslations('catalogue')
  const { width, height, lines, shape } = item
  if (!width || !height || traitsOf(item).toMeasure || traitsOf(item).onShelf) {
    return item.note ? <p className="mt-1 text-xs text-ink-2">{item.note}</p> : null
  }
  const round = shape === 'round' && width === height
  return (
    <p className="mt-2 flex min-h-8.5 items-center gap-2.5 text-xs text-ink-2">
      <TrueScaleFrame
        width={width}
        height={height}
        shape={shape}
        pxPerMm={item.material ? signPxPerMm : pxPerMm}
      />
      <span>
        {round ? t('diameter', { width }) : t('size', { width, height })}
        {lines ? <span className="max-md:hidden"> · {t('lines', { count: lines })}</span> : null}
      </span>
    </p>
  )
}

/** Opens the product in a popup; without scripts, its page. */
const QuickView = ({ href, slug, label }: { href: string; slug: string; label: string }) => (
  <a href={href} data-popup="product" data-product={slug} aria-label={label} className="quick-view">
    <Icon name="eye" size={18} />
  </a>
)

/** A product in a list: picture 4:3, name, true-scale frame, colours, and the price at the bottom of the row. */
export function Tile(props: TileProps) {
  const { item, language, palette, shown, priority, pxPerMm, headingLevel: Heading = 'h3', quick } = props
  const t = useTranslations('catalogue')
  const wall = traitsOf(item).ground === 'wall' || item.material !== undefined
  const colors = traitsOf(item).mountColors ? item.colors.flatMap(color => palette[color] ?? []) : []
  const content = (
    <>
      <span className={classNames('tile-frame picture-grow', wall ? 'on-wall' : 'on-bench')}>
        <span className="tile-badge">
          <ItemBadge item={item} />
        </span>
        <ProductPicture
          spec={tilePicture(item, language, shown)}
          alt=""
          sizes="(min-width: 1000px) 280px, (min-width: 700px) 33vw, 50vw"
          priority={priority}
        />
      </span>
      <Heading className="tile-name">{item.name}</Heading>
      <TileSize item={item} pxPerMm={pxPerMm} />
      {colors.length > 0 && (
        <span className="mt-2">
          <ColorDots
            colors={colors.map(color => color.hex)}
            label={t('colors', { list: colors.map(color => color.label).join(', ') })}
          />
        </span>
      )}
      {item.saved && (
        <p className="mt-2 text-sm font-semibold text-mat">
          {t.rich('saving', { amount: () => item.saved && <PriceAlone price={item.saved} /> })}
        </p>
      )}
      {item.price && (
        <Price
          price={item.price}
          before={item.before}
          from={item.from}
          size={17}
          className="tile-price mt-auto pt-2"
        />
      )}
    </>
  )
  if (!item.href) return <div className="tile group">{content}</div>
  return (
    <>
      <a href={item.href} className="tile group">
        {content}
      </a>
      {quick && <QuickView href={item.href} slug={item.slug} label={t('quickView', { name: item.name })} />}
    </>
  )
}
