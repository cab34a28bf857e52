import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { helpPaths } from '@/lib/site/help-paths'
import { languageOf } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'

/** What opens the popup "quotation"; without JavaScript, and in another tab, the contact page takes the request. */
export function QuotationLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Link
      href={`${helpPaths.contact[languageOf(useLocale())]}?subject=quotation`}
      data-popup="quotationPopup"
      className={className}
    >
      {children}
    </Link>
  )
}
