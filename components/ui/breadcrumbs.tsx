import type { ReactNode } from 'react'

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

/** Where the page stands; on a phone it scrolls rather than wraps. */
export function Breadcrumbs({ label, crumbs, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ol className="flex gap-2 py-2.5 text-xs whitespace-nowrap text-ink-3">
        {crumbs.map(({ label: text, href }, index) => (
          <li key={`${text}${href}`} className="flex items-center gap-2">
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
