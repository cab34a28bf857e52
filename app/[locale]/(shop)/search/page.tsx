import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { SearchResults } from '@/components/search/search-results'
import { BothAreas } from '../../both-areas'
import { ClientMessages } from '../../client-messages'
import { SiteFrame } from '../../site-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'search')

/** `/search/?q=`: the same page for everyone; what the address asks for is looked up by the browser. */
export default async function SearchPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <SiteFrame locale={locale}>
      <div className="wrap grid min-h-dvh in-[main:has([data-nothing])]:min-h-0 grid-cols-1 content-start gap-5 pt-6 pb-16 lg:pt-8">
        <h1>{t('title')}</h1>
        <ClientMessages names={['search']}>
          <Suspense>
            <SearchResults />
          </Suspense>
        </ClientMessages>
      </div>
      {/* The page is the same for everyone: whether something was found shows in the browser. */}
      <div className="hidden in-[main:has([data-nothing])]:block">
        <BothAreas locale={locale} />
      </div>
    </SiteFrame>
  )
}
