import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { localePath } from '@/lib/ground/site/locales'
import { SiteFrame } from '../../../site-frame'
import { enterLocale } from '../../shop-page'
import { readLink } from './read-link'
import { sharedMetadata } from './shared-metadata'
import { Made, NoLongerMade } from './shared-views'

// An ended link stops working at once, so no cache may keep its page.
export const dynamic = 'force-dynamic'

interface SharedPageProps {
  params: Promise<{ locale: string; code: string }>
}

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const { code } = await params
  return sharedMetadata(code, await enterLocale(params))
}

/** `/shared/{code}/`: a design that somebody shares by its link, to view and to copy. */
export default async function SharedPage({ params }: SharedPageProps) {
  const { code } = await params
  const locale = await enterLocale(params)
  const shared = await readLink(code)
  if (!shared) redirect(localePath(locale, '/shared-ended/'))
  return (
    <SiteFrame locale={locale}>
      {shared.today ? (
        <Made {...{ code, locale, design: shared.today, changed: shared.changed }} />
      ) : (
        <NoLongerMade locale={locale} design={shared.design} />
      )}
    </SiteFrame>
  )
}
