'use client'
import { useLocale } from 'next-intl'
import useSWRImmutable from 'swr/immutable'
import { parseShopData, type ShopData, shopDataPath } from '@/lib/contract/shop-data'

async function fetchShopData(path: string): Promise<ShopData> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return parseShopData(await response.json())
}

/** Catalogue and prices of the page's locale, fetched once; `refresh` reads them anew past every cache. */
export function useShopData(): { data: ShopData | null; failed: boolean; refresh: () => Promise<void> } {
  const path = shopDataPath(useLocale())
  const { data, error, mutate } = useSWRImmutable(path, fetchShopData, { errorRetryInterval: 2000 })
  return {
    data: data ?? null,
    failed: Boolean(error) && !data,
    refresh: async () => {
      await mutate(
        fetch(path, { cache: 'reload' })
          .then(response => response.json())
          .then(parseShopData),
      )
    },
  }
}
