import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/product/product-picture'
import { classNames } from '@/components/ui/class-names'
import { PriceAlone, type PriceText } from '@/components/ui/price'
import type { PictureSpec } from '@/lib/design/drawing/url'

export interface CategoryView {
  name: string
  title: string
  description: string
  href: string
  picture: PictureSpec
  /** Signs hang on a wall, everything else stands on the bench. */
  wall: boolean
  /** The lowest price. */
  price?: PriceText
  /** Products in it and below it. */
  count: number
}

interface CategoryGridProps {
  categories: readonly CategoryView[]
  columns: 3 | 4
  headingLevel?: 'h2' | 'h3'
}

/** Categories as pictures, with the price from which they begin. */
export function CategoryGrid({ categories, columns, headingLevel: Heading = 'h3' }: CategoryGridProps) {
  const t = useTranslations('price')
  return (
    <ul
      className={
        columns === 3
          ? 'tiles-3'
          : classNames('tiles', categories.length === 4 && 'min-[43.75rem]:grid-cols-4!')
      }
    >
      {categories.map(({ name, title, description, href, picture, wall, price }) => (
        <li key={name} className="grid">
          <a href={href} className="tile group">
            <span className={classNames('tile-frame picture-grow', wall ? 'on-wall' : 'on-bench')}>
              <ProductPicture
                spec={picture}
                alt=""
                sizes={columns === 3 ? '(min-width: 700px) 33vw, 50vw' : '(min-width: 1000px) 280px, 50vw'}
              />
            </span>
            <Heading className="tile-name">{title}</Heading>
            {description && <p className="text-sm text-ink-2">{description}</p>}
            {price && (
              <p className="mt-auto pt-1 text-sm">
                <span className="text-ink-3">{t('from')}</span>{' '}
                <PriceAlone price={price} className="font-semibold" />
              </p>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
