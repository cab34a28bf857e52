import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { InlineScript } from '@/components/layout/inline-script'
import { NotFoundDrawing } from '@/components/layout/not-found-drawing'
import { Status404 } from '@/components/layout/status-404'
import { findingsPath } from '@/components/search/search-findings'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { wordsOfAddress } from '@/lib/catalogue/search/search-path'
import { expectStatus } from '@/lib/ground/site/inline-scripts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { BothAreas } from '../../../both-areas'
import { QuotationBand } from '../../../quotation-band'

/**
 * The error page (PAGE-13): picture, title, message, products of both areas, a quotation, the way home, and the search
 * for what its address says.
 */
export async function NotFoundView({ path, locale }: { path: string; locale: SiteLocale }) {
  const t = await getTranslations({ locale, namespace: 'layout.notFound' })
  const words = wordsOfAddress(path)
  return (
    <>
      <InlineScript code={expectStatus} />
      <Suspense fallback={null}>
        <Status404 />
      </Suspense>
      <div className="wrap grid grid-cols-1 items-center gap-8 py-12 lg:grid-cols-[1fr_420px] lg:py-16">
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
            {words && (
              <a
                href={findingsPath(locale, words)}
                className={classNames(buttonClass({ look: 'secondary' }), 'max-w-full')}
              >
                <span className="truncate">{t('search', { words })}</span>
              </a>
            )}
          </p>
        </div>
        <NotFoundDrawing />
      </div>
      <BothAreas locale={locale} />
      <QuotationBand locale={locale} />
    </>
  )
}
