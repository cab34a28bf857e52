import { hasLocale } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { routing } from '@/lib/site/routing'
import { SiteFrame } from '../site-frame'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function DefaultLayout({ children, params }: LayoutProps) {
  const { locale } = await params
  const known = hasLocale(routing.locales, locale) ? locale : routing.defaultLocale
  setRequestLocale(known)
  return <SiteFrame locale={known}>{children}</SiteFrame>
}
