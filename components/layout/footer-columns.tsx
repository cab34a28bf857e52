'use client'
import type { FooterColumn } from './footer-column'

/** The columns of links: data and a little code travel less than their markup, which is on every page. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className="mb-2 text-sm leading-5 font-semibold tracking-normal text-ink [font-stretch:100%]">
        {title}
      </h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} className="inline-block py-1 hover:text-ink hover:underline pointer-coarse:py-3">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
