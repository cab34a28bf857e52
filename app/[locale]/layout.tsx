import type { Metadata, Viewport } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StartScripts } from '@/components/layout/start-scripts'
import { hasOwnDomain } from '@/lib/ground/site/domains'
import {
  defaultLocale,
  localeOfSegment,
  localePath,
  localeSegment,
  prerenderedLocales,
} from '@/lib/ground/site/locales'
import { siteUrlOf } from '@/lib/ground/site/url'
import { archivo, archivoExt } from './fonts'
import './globals.css'
import { LateShell } from './late-shell'
import { leadToSold } from './sold'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export const generateStaticParams = () =>
  prerenderedLocales.map(locale => ({ locale: localeSegment(locale) }))

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#ffffff' }

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await params
  const known = localeOfSegment(locale) ?? defaultLocale
  return {
    metadataBase: new URL(siteUrlOf(known)),
    formatDetection: { telephone: false },
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
  }
}

/** The document of every page that shoppers see. It is the same for everyone: the browser adds what is personal. */
export default async function SiteLayout({ children, params }: LayoutProps) {
  const { locale } = await params
  const known = localeOfSegment(locale) ?? defaultLocale
  setRequestLocale(known)
  await leadToSold(known)
  const t = await getTranslations({ locale: known, namespace: 'layout' })
  const site = await getTranslations({ locale: known, namespace: 'site' })
  return (
    <html
      lang={known}
      data-prices="ttc"
      data-own-domain={hasOwnDomain(known) ? known : undefined}
      className={`${archivo.variable} ${archivoExt.variable}`}
      suppressHydrationWarning
    >
      <head>
        <StartScripts professionalPath={localePath(known, t('professionalPath'))} />
      </head>
      <body
        className="flex min-h-dvh flex-col"
        data-error-site={site('title')}
        data-error-title={t('error.title')}
        data-error-text={t('error.text')}
        data-error-retry={t('error.retry')}
        data-error-home={t('error.home')}
        data-picture-missing={t('pictureMissing')}
      >
        {/* First, so that keyboard users reach first what asks for an answer. */}
        <LateShell locale={known} />
        {children}
      </body>
    </html>
  )
}
