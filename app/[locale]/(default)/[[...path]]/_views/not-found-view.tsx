import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { TileList } from '@/components/catalogue/tile-list'
import { InlineScript } from '@/components/layout/inline-script'
import { NotFoundDrawing } from '@/components/layout/not-found-drawing'
import { QuotationLink } from '@/components/layout/quotation-link'
import { Status404 } from '@/components/layout/status-404'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { expectStatus } from '@/lib/site/inline-scripts'
import type { SiteLocale } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import { content, crossSold, orEmpty } from '../../../content'
import { readContext } from '../../../context'

/** How many mounts it shows, others each time. */
const shown = 4

/** The error page (PAGE-13): picture, title, message, products of both areas, a quotation, the way home. */
export async function NotFoundView({ path, locale }: { path: string; locale: SiteLocale }) {
  const ctx = await readContext(locale)
  const [t, stamps, signs] = await Promise.all([
    getTranslations({ locale, namespace: 'layout.notFound' }),
    orEmpty('stamps by chance', content().randomStampModels(shown, locale)),
    crossSold('signs', locale),
  ])
  return (
    <>
      <InlineScript code={expectStatus} />
      <Suspense fallback={null}>
        <Status404 />
      </Suspense>
      <div className="wrap grid items-center gap-8 py-12 lg:grid-cols-[1fr_420px] lg:py-16">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-ink-2 [overflow-wrap:anywhere]">
            {t('message', { path })}
          </p>
          <p className="mt-2 max-w-[60ch] text-ink-2">{t('hint')}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <Link href="/" className={buttonClass()}>
              {t('home')}
            </Link>
          </p>
        </div>
        <NotFoundDrawing />
      </div>
      {stamps.length > 0 && (
        <Section ground="wash" title={t('stamps')}>
          <TileList products={stamps} ctx={ctx} />
        </Section>
      )}
      {signs.products.length > 0 && (
        <Section title={signs.title}>
          <TileList products={signs.products} ctx={ctx} />
        </Section>
      )}
      <div className="bg-ink text-white">
        <div className="wrap flex flex-wrap items-center justify-between gap-8 py-12">
          <div className="max-w-[60ch]">
            <h2>{t('quotation')}</h2>
            <p className="mt-2.5 text-[#c9d1cc]">{t('quotationText')}</p>
          </div>
          <QuotationLink className={buttonClass({ look: 'on-mat' })}>{t('quotationAction')}</QuotationLink>
        </div>
      </div>
    </>
  )
}
