'use client'
import { localePath } from '@/lib/ground/site/locales'
import { useRouter, useSiteLocale } from '@/lib/ground/site/use-navigation'

/**
 * Leads to the cart after something went into it: by a full load, which reads what was just stored. Where the browser
 * stores nothing the cart lives in this document alone, and the page changes within it.
 */
export function useToCart(): () => Promise<void> {
  const router = useRouter()
  const locale = useSiteLocale()
  return async () => {
    const [{ loadPage }, { useCart }] = await Promise.all([
      import('@/stores/campaign'),
      import('@/stores/cart'),
    ])
    if (useCart.getState().saveFailed) router.push('/cart/')
    else loadPage(localePath(locale, '/cart/'))
  }
}
