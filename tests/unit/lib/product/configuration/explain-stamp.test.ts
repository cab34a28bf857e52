import { expect, it } from 'vitest'
import { priceItem } from '@/lib/money/pricing/price-item'
import { explainStamp } from '@/lib/product/configuration/explain-stamp'
import { catalogue, priceListOf } from '@/tests/support/catalogue'

const priceList = priceListOf('FR')
const shop = { catalogue, priceList }
const model = (slug: string) => {
  const found = catalogue.stampModels.models.find(candidate => candidate.slug === slug)
  if (!found) throw new Error(slug)
  return found
}
const unitOf = (slug: string, color: string) => {
  const price = priceItem({ kind: 'stamp', slug, color }, 1, shop)
  if (!price.ok) throw new Error(price.code)
  return price.unit.minor
}
const printy = model('model-trodat-printy-4913')
const [first = ''] = printy.colors

it('a colour that the mount has needs no explanation', () => {
  expect(explainStamp(printy, first, { kind: 'color', value: first }, shop)).toEqual([])
})

it('a colour that the mount lacks leads to the nearest mounts that have it, with what they cost more', () => {
  const lacked = catalogue.stampModels.mountColors
    .map(({ slug }) => slug)
    .find(
      slug =>
        !printy.colors.includes(slug) && catalogue.stampModels.models.some(m => m.colors.includes(slug)),
    )
  if (!lacked) throw new Error('the mount comes in every colour')
  const ways = explainStamp(printy, first, { kind: 'color', value: lacked }, shop)
  expect(ways.length).toBeGreaterThan(0)
  for (const way of ways) {
    expect(way.model.colors).toContain(lacked)
    expect(way.difference?.minor).toBe(unitOf(way.model.slug, lacked) - unitOf(printy.slug, first))
  }
})

it('an ink that the mount lacks leads to mounts that have it; what nobody has leads nowhere', () => {
  const ways = explainStamp(printy, first, { kind: 'inkColor', value: 'blue-red' }, shop)
  expect(ways.length).toBeGreaterThan(0)
  expect(ways.every(way => way.model.inksColor.includes('blue-red'))).toBe(true)
  expect(explainStamp(printy, first, { kind: 'inkColor', value: '__proto__' }, shop)).toEqual([])
})
