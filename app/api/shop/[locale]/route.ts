import type { ShopData } from '@/lib/contract/shop-data'
import { countryOf, isLocale } from '@/lib/site/locales'
import { getContent } from '@/server/content'
import { readSettings } from '@/server/env'
import { problemResponse, route } from '@/server/http/answer'

function bankAccount(): ShopData['bank'] {
  const { BANK_HOLDER: holder, BANK_IBAN: iban, BANK_BIC: bic } = readSettings()
  return holder && iban ? { holder, iban, bic: bic ?? null } : null
}

/** What cart and checkout fetch when they open: no cost is in it, and nothing of any one person. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (_, { params }) => {
    const { locale } = await params
    if (typeof locale !== 'string' || !isLocale(locale)) return problemResponse('not_found')
    const content = getContent()
    const [catalogue, priceList] = await Promise.all([
      content.catalogue(),
      content.priceList(countryOf(locale)),
    ])
    if (!priceList) return problemResponse('not_found')
    return Response.json({ catalogue, priceList, bank: bankAccount() } satisfies ShopData, {
      headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' },
    })
  },
})
