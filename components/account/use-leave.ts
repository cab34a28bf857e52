'use client'
import { useLocale } from 'next-intl'
import { localePath } from '@/lib/ground/site/locales'
import { loadPage } from '@/stores/campaign'
import { logOut } from './log-out'

/** Logs out and goes home, with a full page load: nothing of the client stays in memory (PEOPLE-10). */
export function useLeave(): (how?: { everywhere?: boolean }) => Promise<void> {
  const locale = useLocale()
  return async how => {
    await logOut(how)
    loadPage(localePath(locale, '/'))
  }
}
