import type { ReactNode } from 'react'
import { classNames } from './class-names'

export interface Crumb {
  label: string
  /** Absent on the page itself. */
  href?: string
}

interface BreadcrumbsProps {
  label: string
  crumbs: readonly Crumb[]
  renderLink: (crumb: { label: string; href: string }) => ReactNode
}

/** Where the page stands, whole: long names take a second line. A phone shows the start, the level above and the page. */
export function Breadcrumbs({ label, crumbs, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 py-1.75 text-xs text-ink-3">
        {crumbs.map(({ label: text, href }, index) => (
          <li
            key={href ?? text}
            className={classNames(
              'flex min-w-0 items-center gap-2',
              index > 0 && index < crumbs.length - 2 && 'max-md:hidden',
            )}
          >
            {index > 0 && <span aria-hidden>/</span>}
            {href ? (
              renderLink({ label: text, href })
            ) : (
              <span aria-current="page" className="font-medium text-ink">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
