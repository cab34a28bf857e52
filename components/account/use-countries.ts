'use client'
import type { Countries } from '@/lib/people/address/check-address'
import { useShopDataOf } from '../cart/use-shop-data'

const everywhere = { products: [] }

/** The countries with the patterns of their forms; null until they are there. */
export const useCountries = (): Countries | null =>
  useShopDataOf(everywhere).data?.catalogue.countries ?? null
