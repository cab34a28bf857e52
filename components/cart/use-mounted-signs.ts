'use client'
import { useMemo } from 'react'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { ItemPrice } from '@/lib/money/pricing/result'
import type { CartItem } from '@/lib/product/item/item'
import { kindOf, priceableOf } from '@/lib/product/kinds/registry'
import { type MountedSigns, mountSigns } from '@/lib/product/kinds/support/mount-signs'
import { useSupports } from './use-shop-data'

/** Signs on a support that can be bought as it is, with its price. */
export interface OfferedSupport extends MountedSigns {
  price: ItemPrice
}

function offerOf(mounted: MountedSigns, data: ShopData): OfferedSupport[] {
  const { line } = mounted
  if (kindOf(line)?.availability(line, data.catalogue)) return []
  const item = priceableOf(line)
  const price = item && priceItem(item, 1, data)
  return price?.ok ? [{ ...mounted, price }] : []
}

/** The supports that signs of the cart may hang on; `null` until they are known. */
export function useMountedSigns(
  items: readonly CartItem[] | null,
): { mounted: OfferedSupport[]; data: ShopData } | null {
  const data = useSupports(items)
  return useMemo(
    () =>
      data &&
      items && { data, mounted: mountSigns(items, data.catalogue).flatMap(one => offerOf(one, data)) },
    [data, items],
  )
}
