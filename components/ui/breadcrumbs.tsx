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

/** Where the page stands, whole: long names take a second line. A phone shows the start, the level above and the page. */
export function Breadcrumbs({ label, crumbs, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map(({ label: text, href }) => (
          <li key={href ?? text}>
            {href ? renderLink({ label: text, href }) : <span aria-current="page">{text}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
