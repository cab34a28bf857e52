import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { defaultLocale, localeOfSegment } from '@/lib/site/locales'
import { SiteFrame } from '../site-frame'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function DefaultLayout({ children, params }: LayoutProps) {
  const { locale } = await params
  const known = localeOfSegment(locale) ?? defaultLocale
  setRequestLocale(known)
  return <SiteFrame locale={known}>{children}</SiteFrame>
}
