import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { defaultLocale, localeOfSegment } from '@/lib/ground/site/locales'
import { LivePage } from './live-page'
import { renderPage } from './render-page'

// A draft is only for its authors, and always the present state.
export const dynamic = 'force-dynamic'

interface PreviewProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** `/page-preview/?id=…`: a page as the panel's form has it beside, for those who may write or translate it (STAFF-10). */
export default async function Page({ params, searchParams }: PreviewProps) {
  const locale = localeOfSegment((await params).locale) ?? defaultLocale
  const id = Number((await searchParams).id)
  const shown = await renderPage(id, locale, {})
  if (!shown) notFound()
  const t = await getTranslations({ locale, namespace: 'backOffice.pagePreview' })
  return (
    <LivePage failed={t('failed')} render={renderPage.bind(null, id, locale)}>
      {shown}
    </LivePage>
  )
}
