import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { TileList } from '@/components/catalogue/tile-list'
import { InlineScript } from '@/components/layout/inline-script'
import { Status404 } from '@/components/layout/status-404'
import { findingsPath } from '@/components/search/search-findings'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Section } from '@/components/ui/section'
import { gonePage } from '@/lib/ground/site/gone-page'
import { expectStatus } from '@/lib/ground/site/inline-scripts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import type { ProductSummary } from '@/lib/product/contract/product'
import { BothAreas } from '../../../both-areas'
import { readContext } from '../../../context'
import { QuotationBand } from '../../../quotation-band'

interface GoneViewProps {
  gone: { title: string; products: readonly ProductSummary[] }
  locale: SiteLocale
}

/** How many replacement products are shown. */
const most = 8

/** The page of a product that is not sold any more (PRODUCT-15): the most similar products, and a search. Its status is 410. */
export async function GoneView({ gone: { title, products }, locale }: GoneViewProps) {
  const [t, ctx] = await Promise.all([
    getTranslations({ locale, namespace: 'layout.gone' }),
    readContext(locale),
  ])
  const nearest = products.slice(0, most)
  return (
    <>
      <InlineScript code={expectStatus} />
      <Suspense fallback={null}>
        <Status404 />
      </Suspense>
      <div className="wrap py-12 lg:py-16" {...gonePage}>
        <h1 className="[overflow-wrap:anywhere]">{t('title', { product: title })}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
          {nearest.length > 0 ? t('nearest') : t('nothing')}
        </p>
        <p className="mt-7 flex flex-wrap gap-3">
          <a
            href={findingsPath(locale, title)}
            className={classNames(buttonClass({ look: 'secondary' }), 'max-w-full')}
          >
            <span className="truncate">{t('search', { product: title })}</span>
          </a>
          <Link href="/" className={buttonClass({ look: 'secondary' })}>
            {t('home')}
          </Link>
        </p>
      </div>
      {nearest.length > 0 ? (
        <Section ground="wash" title={t('products')}>
          <TileList products={nearest} ctx={ctx} />
        </Section>
      ) : (
        <BothAreas locale={locale} />
      )}
      <QuotationBand locale={locale} />
    </>
  )
}
