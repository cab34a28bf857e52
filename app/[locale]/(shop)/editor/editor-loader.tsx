'use client'
import { useToCart } from '@/components/cart/use-to-cart'
import { pageLoader } from '@/editor/opening'
import { useLoaded } from '@/editor/state/use-loaded'
import { localePath, type SiteLocale } from '@/lib/site/locales'
import { loadPage } from '@/stores/campaign'

/** Brings the editor when its page is asked for, and leads on when it is left. */
export function EditorLoader({ locale }: { locale: SiteLocale }) {
  const loaded = useLoaded(pageLoader)
  const toCart = useToCart()
  if (!loaded) return null
  return (
    <loaded.EditorPage
      locale={locale}
      onClose={added => (added ? toCart() : loadPage(localePath(locale, '/')))}
    />
  )
}
