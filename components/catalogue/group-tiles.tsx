import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/product/product-picture'
import { classNames } from '@/components/ui/class-names'
import type { CategoryView } from './category-grid'

interface GroupTilesProps {
  groups: readonly CategoryView[]
  /** What they are parts of. */
  label: string
}

/** The subcategories of a listing: small pictures with the number of products, in one row to be pushed on a phone. */
export function GroupTiles({ groups, label }: GroupTilesProps) {
  const t = useTranslations('catalogue')
  return (
    <nav
      aria-label={t('groupsOf', { title: label })}
      className="relative -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <ul className="flex snap-x gap-3 lg:grid lg:grid-cols-7">
        {groups.map(({ name, title, href, picture, wall, count }) => (
          <li key={name} className="w-33 shrink-0 snap-start scroll-ml-4 lg:w-auto">
            <a
              href={href}
              className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-md border border-line hover:border-edge"
            >
              <span
                className={classNames(
                  'relative block aspect-[2/1] overflow-hidden',
                  wall ? 'on-wall' : 'on-bench',
                )}
              >
                <ProductPicture spec={picture} alt="" sizes="160px" className="size-full object-contain" />
              </span>
              <span className="flex items-start justify-between gap-2 px-2.5 py-2 text-sm">
                <span className="font-semibold">{title}</span>
                <span className="text-xs leading-5 text-ink-3">
                  <span aria-hidden>{count}</span>
                  <span className="sr-only">{t('found', { count })}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
