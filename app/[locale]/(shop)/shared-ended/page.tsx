import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { InlineScript } from '@/components/layout/inline-script'
import { Status404 } from '@/components/layout/status-404'
import { buttonClass } from '@/components/ui/button'
import { pageTitle } from '@/lib/doors/site/seo'
import { expectStatus } from '@/lib/ground/site/inline-scripts'
import { Link } from '@/lib/ground/site/navigation'
import { SiteFrame } from '../../site-frame'
import { enterLocale, type ShopPageProps } from '../shop-page'

export async function generateMetadata({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const [t, site] = await Promise.all([
    getTranslations({ locale, namespace: 'shared' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  return { title: { absolute: pageTitle(t('ended.title'), site('title')) }, robots: { index: false } }
}

/**
 * `/shared-ended/`: the target of links that were ended or never existed. A separate page: only a page that is the same
 * for everybody can be "not found" and have content (`Status404`).
 */
export default async function SharedEndedPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const t = await getTranslations({ locale, namespace: 'shared' })
  return (
    <SiteFrame locale={locale}>
      <div className="wrap py-16">
        <InlineScript code={expectStatus} />
        <Suspense fallback={null}>
          <Status404 />
        </Suspense>
        <h1>{t('ended.title')}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{t('ended.text')}</p>
        <p className="mt-7">
          <Link href="/" className={buttonClass()}>
            {t('ended.home')}
          </Link>
        </p>
      </div>
    </SiteFrame>
  )
}
