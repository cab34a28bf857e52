import type { Material } from '@/lib/catalogue/signs'
import type { SignConfig, SignFixing } from '@/lib/product/sign/config'
import fc from '@/tests/support/properties'
import { catalogue } from './catalogue'

const { materials, masks } = catalogue.materials
const { fixings } = catalogue.fixings

const optional = <T>(values: readonly T[] | undefined) =>
  fc.option(fc.constantFrom(...(values ?? [])), { nil: undefined })

/** Any fixing with any of its options, or with none of them. */
const anyFixing: fc.Arbitrary<SignFixing> = fc.constantFrom(...fixings).chain(fixing => {
  const { holes, styles, 'badge-type': badgeTypes } = fixing.options
  return fc
    .record({
      holes: holes ? optional(holes) : fc.constant(undefined),
      styles: styles ? optional(styles) : fc.constant(undefined),
      'badge-type': badgeTypes ? optional(badgeTypes) : fc.constant(undefined),
      customHoles: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    })
    .map(({ customHoles, ...options }) => ({
      name: fixing.name,
      options: options.holes === 'custom' ? { ...options, customHoles } : options,
    }))
})

/** A length in tenths of a millimetre, so that areas have fractions. */
const length = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) }).map(tenths => tenths / 10)

/** A sign of the catalogue's words within a material's bounds; it need not be one that can be ordered. */
export function signOf(material: Material): fc.Arbitrary<SignConfig> {
  return fc
    .record({
      width: length(material.minSize.width, material.maxSize.width),
      height: length(material.minSize.height, material.maxSize.height),
      color: fc.constantFrom(...material.colors.map(color => color.slug)),
      shape: fc.constantFrom(...masks.map(mask => mask.name)),
      rounded: fc.boolean(),
      oval: fc.boolean(),
      beveled: fc.boolean(),
      fixing: anyFixing,
    })
    .map(({ shape, rounded, oval, beveled, ...rest }) => ({
      ...rest,
      material: material.name,
      mask: { shape },
      finishes: {
        ...(rounded && { rounded: { percent: 20 } }),
        ...(oval && { oval: true as const }),
        ...(beveled && { beveled: true as const }),
      },
    }))
}

export const anySign: fc.Arbitrary<SignConfig> = fc.constantFrom(...materials).chain(signOf)
