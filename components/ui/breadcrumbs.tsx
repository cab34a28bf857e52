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

/** Where the page stands, in one line: a phone shows the start, the level above and the page, cut where it must be. */
export function Breadcrumbs({ label, crumbs, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs gap-2 py-1.75 text-xs text-ink-3">
        {crumbs.map(({ label: text, href }, index) => (
          <li
            key={href ?? text}
            className={classNames(
              'flex items-center gap-2',
              href ? 'shrink-0' : 'min-w-0',
              index > 0 && index < crumbs.length - 2 && 'max-md:hidden',
            )}
          >
            {index > 0 && <span aria-hidden>/</span>}
            {href ? (
              renderLink({ label: text, href })
            ) : (
              <span aria-current="page" className="truncate font-medium text-ink">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
