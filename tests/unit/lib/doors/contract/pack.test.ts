import { describe, expect, it } from 'vitest'
import { pack, unpack } from '@/lib/doors/contract/pack'
import fc from '@/tests/support/properties'
import { catalogue } from '../../../../support/catalogue'

const json = fc
  .jsonValue({ noUnicodeString: false })
  .filter(value => !JSON.stringify(value).includes('__proto__'))
const record = fc.record(
  {
    slug: fc.string(),
    size: fc.option(fc.integer()),
    tag: fc.constantFrom('~', '~:x', '~~', ''),
    more: json,
  },
  { requiredKeys: ['slug'] },
)

describe('packing', () => {
  it('gives back what was packed, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(json, fc.array(record), fc.array(fc.array(record))), value => {
        const travelled = JSON.parse(JSON.stringify(pack(value, 'de')))
        expect(unpack(travelled)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('gives back texts in one language and in several', () => {
    const value = [
      { label: { fr: '', de: 'Weiß', en: '' } },
      { label: { fr: 'a', de: 'b', en: 'c' } },
      { label: '~' },
    ]
    expect(unpack(JSON.parse(JSON.stringify(pack(value, 'de'))))).toEqual(value)
  })

  it('gives back the whole catalogue in less than three quarters of its size', () => {
    const packed = JSON.stringify(pack(catalogue, 'fr'))
    expect(unpack(JSON.parse(packed))).toEqual(JSON.parse(JSON.stringify(catalogue)))
    expect(packed.length).toBeLessThan(JSON.stringify(catalogue).length * 0.75)
  })
})
