import { expect, it } from 'vitest'
import { describeAlternative } from '@/lib/product/configuration/describe-alternative'
import { explain } from '@/lib/product/configuration/explain'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import { sign } from '@/tests/support/signs'

const priceList = priceListOf('FR')

it('an alternative is described by what differs in it, each part in its own words', () => {
  const { alternatives } = explain(sign(), { kind: 'fixing', value: 'feet' }, catalogue, priceList)
  const [first] = alternatives
  if (!first) throw new Error('feet have no alternative')
  const parts = describeAlternative(first, catalogue, 'fr')
  expect(parts.map(({ kind }) => kind)).toEqual(first.changes.map(change => kindOfChange[change]))
  expect(parts).toContainEqual({ kind: 'size', width: 120, height: 60 })
})

it('every alternative that explaining finds has its own words', () => {
  for (const value of catalogue.fixings.fixings.map(({ name }) => name)) {
    const { alternatives } = explain(
      sign({ width: 30, height: 20 }),
      { kind: 'fixing', value },
      catalogue,
      priceList,
    )
    for (const alternative of alternatives) {
      expect(describeAlternative(alternative, catalogue, 'de')).not.toEqual([])
    }
  }
})

const kindOfChange = {
  material: 'name',
  color: 'color',
  mask: 'name',
  size: 'size',
  finishes: 'finish',
  fixing: 'name',
  configSupport: 'name',
} as const
