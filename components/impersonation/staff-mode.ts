import type { SiteLocale } from '@/lib/ground/site/locales'

/** What pages do for staff alone: for whom they act, and the tools' widget in development mode. */
export function followStaff(locale: SiteLocale): void {
  const { cookie } = document
  if (cookie.includes('in-place')) void import('./client-mode').then(({ followPlace }) => followPlace(locale))
  if (cookie.includes('dev-mode'))
    void import('@/components/tools/widget/mount').then(({ showWidget }) => showWidget())
}
