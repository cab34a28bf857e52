'use client'
import { usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { localePath, splitLocale } from './locales'

/** The locale in the address of the page; needs no provider. */
export const useSiteLocale = () => splitLocale(useNextPathname()).locale

/** Next's router with paths of the page's locale. */
export function useRouter() {
  const router = useNextRouter()
  const { locale } = splitLocale(useNextPathname())
  return useMemo(
    () => ({
      ...router,
      push: (path: string) => router.push(localePath(locale, path)),
      replace: (path: string) => router.replace(localePath(locale, path)),
      prefetch: (path: string) => router.prefetch(localePath(locale, path)),
    }),
    [router, locale],
  )
}
