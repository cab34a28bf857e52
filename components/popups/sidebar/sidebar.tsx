'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Beside } from '@/components/cart/beside'
import { useCartCountries, useConnectedCart, usePricedCart } from '@/components/cart/use-cart-view'
import { useShopData } from '@/components/cart/use-shop-data'
import { useCommerce } from '@/components/layout/commerce'
import { PopupTexts } from '@/components/popup-texts'
import { Alert } from '@/components/ui/alert'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { languageOf } from '@/lib/ground/site/locales'
import { cartCommerce } from '@/lib/orders/order/commerce'
import { isToMeasure } from '@/lib/product/item/to-measure'
import { kindOf } from '@/lib/product/kinds/registry'
import { useCart } from '@/stores/cart'
import { Popup } from '../popup'
import { AddedLine } from './added-line'
import { SidebarSums } from './sidebar-sums'

export interface SidebarProps {
  /** The line that was just put into the cart. */
  id: string
  locale: SiteLocale
  onClose: () => void
}

/** The cart beside the page after something was added: the line, its accessories, and the total. */
export default function Sidebar(props: SidebarProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'cart', 'price']}>
      <MiniCart {...props} />
    </PopupTexts>
  )
}

function MiniCart({ id, onClose }: SidebarProps) {
  const t = useTranslations('popups')
  const cart = useTranslations('cart')
  const language = languageOf(useLocale())
  useConnectedCart()
  const hydrated = useCart(cart => cart.hydrated)
  const items = useCart(cart => cart.items)
  const countries = useCartCountries()
  const wanted = hydrated && items.length > 0 ? items : null
  const { data, failed } = useShopData({ items: wanted, countries })
  const priced = usePricedCart(data)
  const line = priced?.lines.find(({ item }) => item.id === id)
  useCommerce('add_to_cart', priced && cartCommerce(priced, id))
  return (
    <Popup
      title={t('sidebar.title')}
      icon="check"
      place="side"
      closeLabel={t('close')}
      onClose={onClose}
      footer={<SidebarSums priced={priced} onClose={onClose} />}
    >
      {data && priced && line && (
        <>
          <AddedLine line={line} priced={priced} data={data} onLeave={onClose} />
          {kindOf(line.item) && (
            <Beside
              items={[line.item]}
              title={cart(isToMeasure(line.item) ? 'beside.sign' : 'beside.one')}
              most={3}
              {...{ language, priced }}
              catalogue={data.catalogue}
            />
          )}
        </>
      )}
      {!priced && !failed && (
        <div aria-hidden className="flex gap-3.5">
          <div className="h-18 w-24 rounded-md bg-bench" />
          <div className="grow space-y-3 pt-1">
            <div className="h-5 w-3/4 rounded-sm bg-bench" />
            <div className="h-4 w-1/2 rounded-sm bg-bench" />
          </div>
        </div>
      )}
      {failed && (
        <Alert tone="ask" role="alert">
          {t('sidebar.failed')}
        </Alert>
      )}
    </Popup>
  )
}
