'use client'
import { localePath } from '@/lib/ground/site/locales'
import { useRouter, useSiteLocale } from '@/lib/ground/site/use-navigation'

/**
 * Opens the cart after something was added: with a full load, which reads the storage. Where the browser stores
 * nothing, the cart exists only in this document, so the page changes without a load.
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
