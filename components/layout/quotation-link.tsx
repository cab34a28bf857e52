import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'

/** The page that takes a request for a price, without the locale's prefix. */
export const quotationPath = (locale: SiteLocale): string =>
  `${helpPaths.contact[languageOf(locale)]}?subject=quotation`

/** What opens the popup "quotation"; without JavaScript, and in another tab, the contact page takes the request. */
export function QuotationLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Link href={quotationPath(useLocale())} data-popup="quotationPopup" className={className}>
      {children}
    </Link>
  )
}
