'use client'
import { usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { askToGo } from './go'
import { localePath, splitLocale } from './locales'

/** The locale in the address of the page; needs no provider. */
export const useSiteLocale = () => splitLocale(useNextPathname()).locale

/** Goes to a whole path, locale included, with the bar that tells of it. */
export function useGo(): (path: string) => void {
  const router = useNextRouter()
  return useCallback(
    path => {
      if (!askToGo(path)) router.push(path)
    },
    [router],
  )
}

/** Next's router with paths of the page's locale. */
export function useRouter() {
  const router = useNextRouter()
  const go = useGo()
  const { locale } = splitLocale(useNextPathname())
  return useMemo(
    () => ({
      ...router,
      push: (path: string) => go(localePath(locale, path)),
      replace: (path: string) => router.replace(localePath(locale, path)),
      prefetch: (path: string) => router.prefetch(localePath(locale, path)),
    }),
    [router, go, locale],
  )
}
