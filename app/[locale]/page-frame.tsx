import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminHeader, CheckoutHeader } from '@/components/layout/quiet-header'
import type { Page } from '@/lib/catalogue/contract/page'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { SiteFrame } from './site-frame'

interface PageFrameProps {
  layout: Page['layout']
  locale: SiteLocale
  children: ReactNode
}

/** The frame around a page of the content service (PAGE-5); the page chooses it. */
export function PageFrame({ layout, locale, children }: PageFrameProps) {
  setRequestLocale(locale)
  if (layout === 'default') return <SiteFrame locale={locale}>{children}</SiteFrame>
  return (
    <>
      {layout === 'checkout' && <CheckoutHeader />}
      {layout === 'admin' && <AdminHeader />}
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
    </>
  )
}
