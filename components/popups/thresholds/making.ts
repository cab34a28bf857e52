import { findFixing, findHoleLayout, findMask, findMaterial } from '@/lib/catalogue/lookup'
import type { Material } from '@/lib/catalogue/signs'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { FinishName, Language } from '@/lib/ground/names'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { ShippingOffer } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { ItemPrice } from '@/lib/money/pricing/result'
import { shippingOffers } from '@/lib/money/pricing/shipping'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import type { SignConfig } from '@/lib/product/sign/config'
import { madeOf, oversize } from '@/lib/product/sign/oversize'

/** A sign as it would be made, in words and figures of the locale. */
export interface MakingWords {
  language: Language
  /** The material that it is cut from, without its thickness. */
  name: string
  /** mm */
  thickness: number
  marking: Material['marking']
  color: string
  /** CSS colour of the plate. */
  fill: string
  /** Fixing with its layout of holes; null without one. */
  fixing: string | null
  finishes: readonly FinishName[]
  mask: string
  offer: ShippingOffer | null
  price: ItemPrice | null
  /** In percent. */
  vat: number
}

const finishOrder = ['rounded', 'oval', 'beveled'] as const
const hexColor = /^#[0-9a-f]{3,8}$/i

/** Material, marking, delivery and price of a sign; null for an unknown material. */
export function describeMaking(
  config: SignConfig,
  quantity: number,
  country: string,
  locale: SiteLocale,
  data: ShopData,
): MakingWords | null {
  const { catalogue } = data
  const language = languageOf(locale)
  const material = madeOf(config, catalogue) ?? findMaterial(catalogue, config.material)
  if (!material) return null
  const slug = oversize(config, catalogue).color ?? config.color
  const color = material.colors.find(known => known.slug === slug)
  const fixing = findFixing(catalogue, config.fixing.name)
  const layout = findHoleLayout(catalogue, config.fixing.options.holes ?? '')
  const item = { kind: 'sign', config } as const
  const price = priceItem(item, quantity, data)
  const found = shippingOffers({ items: [{ item, quantity }] }, { country, zipcode: '' }, data)
  const words = [fixing?.label[language], layout?.label[language]].filter(Boolean)
  const ground = config.bgColor ?? color?.bgColor ?? ''
  return {
    language,
    name: material.title[language].replace(/\s?\d{1,4}(?:[.,]\d{1,4})?\s?mm$/, ''),
    thickness: material.thickness,
    marking: material.marking,
    color: color ? `${color.readableBg[language]}, ${color.readableText[language]}` : '',
    fill: hexColor.test(ground) ? ground : '#e9ebe8',
    fixing: config.fixing.name === 'none' ? null : words.join(', '),
    finishes: finishOrder.filter(name => config.finishes[name] !== undefined),
    mask: findMask(catalogue, config.mask.shape)?.label[language] ?? '',
    offer: found.ok ? (found.offers.find(({ method }) => method === found.preselected) ?? null) : null,
    price: price.ok ? price : null,
    vat: standardVatOf(catalogue.countries, country),
  }
}
