import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { helpPaths } from '@/lib/site/help-paths'
import { languageOf } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'

/** Where a quotation is asked for: the contact page, until it can be asked for in a popup. */
export function QuotationLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Link href={`${helpPaths.contact[languageOf(useLocale())]}?subject=quotation`} className={className}>
      {children}
    </Link>
  )
}
