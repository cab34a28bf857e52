'use client'
import { useLocale } from 'next-intl'
import { useRef } from 'react'
import useSWRImmutable from 'swr/immutable'
import { loadDataReader } from '@/lib/doors/contract/late-readers'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { type ShopDataKeys, shopDataPath } from '@/lib/doors/contract/shop-data-path'
import { productKeys } from '@/lib/orders/cart/product-keys'
import type { CartItem } from '@/lib/product/item/item'
import { takeAnswer } from '@/stores/early-answers'

/** Its parser is fetched in parallel, as a separate task: together with the cart's code it would block a phone for too long. */
async function fetchShopData(path: string, cache?: RequestCache): Promise<ShopData> {
  const [response, { parseShopData }] = await Promise.all([takeAnswer(path, cache), loadDataReader()])
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return parseShopData(await response.json())
}

const readShopData = (path: string) => fetchShopData(path)

/** The part of a line that says which products it needs. */
type KeyedLine = Pick<CartItem, 'type' | 'slug' | 'content'>

/** Every key requested since the page was opened: a removed line may come back. */
function useAllKeys(items: readonly KeyedLine[] | null): readonly string[] | null {
  const known = useRef<readonly string[]>([])
  if (!items) return null
  const asked = new Set([...known.current, ...productKeys(items)])
  if (asked.size > known.current.length) known.current = [...asked].sort()
  return known.current
}

interface WantedData {
  /** The lines to price; `null` while they are not known yet. */
  items: readonly KeyedLine[] | null
  /** Where they may be delivered to; everywhere unless it is said. */
  countries?: readonly string[]
}

/**
 * The part of catalogue and prices that some lines need, in the page's locale, fetched once, and again where lines of
 * other products come; `refresh` bypasses every cache.
 */
export function useShopData({ items, countries }: WantedData): {
  data: ShopData | null
  failed: boolean
  refresh: () => Promise<void>
} {
  const locale = useLocale()
  const products = useAllKeys(items)
  const path = products && shopDataPath(locale, { products, ...(countries && { countries }) })
  const { data, error, mutate } = useSWRImmutable(path, readShopData, {
    errorRetryInterval: 2000,
    keepPreviousData: true,
  })
  return {
    data: data ?? null,
    failed: Boolean(error) && !data,
    refresh: async () => {
      if (!path) return
      await mutate(fetchShopData(path, 'reload'))
    },
  }
}
/** The same for products that are known at once. */
export function useShopDataOf(keys: ShopDataKeys): { data: ShopData | null; failed: boolean } {
  const path = shopDataPath(useLocale(), keys)
  const { data, error } = useSWRImmutable(path, readShopData, { errorRetryInterval: 2000 })
  return { data: data ?? null, failed: Boolean(error) && !data }
}

/** What is bought with products, with its names and prices; `null` until it is there, and for no product. */
export function useBeside(slugs: readonly string[]): ShopData | null {
  const locale = useLocale()
  const path = slugs.length === 0 ? null : shopDataPath(locale, { products: [], beside: slugs })
  return useSWRImmutable(path, readShopData).data ?? null
}

/** The lines' products with all supports for several signs beside them; `null` until they are there, and where no support is wanted. */
export function useSupports(items: readonly KeyedLine[] | null): ShopData | null {
  const locale = useLocale()
  const path = items && shopDataPath(locale, { products: productKeys(items), supports: 'all' })
  return useSWRImmutable(path, readShopData).data ?? null
}
