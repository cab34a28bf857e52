import { expect, it } from 'vitest'
import { finishNames } from '@/lib/ground/names'
import { applyChoice, type SignChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { isOffered } from '@/lib/product/sign/offered'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import fc from '@/tests/support/properties'
import { anySignConfig } from '@/tests/support/sign-configs'

const { materials, masks } = catalogue.materials
const { fixings, holeLayouts } = catalogue.fixings
const choice: fc.Arbitrary<SignChoice> = fc.oneof(
  fc.constantFrom(...materials).map(({ name }): SignChoice => ({ kind: 'material', value: name })),
  fc.constantFrom(...masks).map(({ name }): SignChoice => ({ kind: 'mask', value: { shape: name } })),
  fc.constantFrom(...fixings).map(({ name }): SignChoice => ({ kind: 'fixing', value: name })),
  fc.constantFrom(...holeLayouts).map(({ slug }): SignChoice => ({ kind: 'holes', value: slug })),
  fc.constantFrom(...finishNames).map((value): SignChoice => ({ kind: 'finish', value })),
  fc.integer({ min: -5, max: 4000 }).map((width): SignChoice => ({ kind: 'size', width })),
)

/** What a choice asks for, and what a sign has of it. */
function wish(choice: SignChoice, config: SignConfig): [unknown, unknown] {
  switch (choice.kind) {
    case 'material':
      return [choice.value, config.material]
    case 'mask':
      return [choice.value, config.mask]
    case 'fixing':
      return [choice.value, config.fixing.name]
    case 'finish':
      return [true, choice.value in config.finishes]
    case 'size':
      return [choice.width, config.width]
    default:
      return [choice.value, config.fixing.options.holes]
  }
}

it('what is not offered can be explained, and what is offered stands once the rest has given way', () => {
  fc.assert(
    fc.property(anySignConfig, choice, (wanted, chosen) => {
      const { config } = normaliseSignConfig(wanted as SignConfig, catalogue)
      const made = applyChoice(config, chosen, catalogue)
      if (isOffered(config, chosen, catalogue)) {
        const [asked, had] = wish(chosen, normaliseSignConfig(made, catalogue).config)
        expect(had).toEqual(asked)
      } else {
        expect(validateSign(made, catalogue)).not.toEqual([])
      }
    }),
  )
})
