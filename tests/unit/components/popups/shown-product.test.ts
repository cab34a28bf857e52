import { describe, expect, it } from 'vitest'
import { chosenLine, shownProduct } from '@/components/popups/product/shown-product'
import { kindOf } from '@/lib/products/registry'
import { catalogue } from '../../../support/catalogue'

describe('the quick view of a product', () => {
  it('offers the inks of a supply, and puts the one that is chosen into the cart', () => {
    const shown = shownProduct('encre-trodat-7011', catalogue, 'fr')
    if (!shown) throw new Error('nothing is shown')
    expect(shown).toMatchObject({ isMade: false, isMount: false })
    const [, second] = shown.options
    const line = chosenLine(shown, second?.value ?? '', 3)
    expect(line).toMatchObject({ quantity: 3, content: { variant: second?.value } })
    expect(kindOf(line)?.availability(line, catalogue)).toBeNull()
  })

  it('leads to its own page what has to be written first', () => {
    for (const slug of [
      'model-trodat-printy-4913',
      'rubber-trodat-printy-4913',
      'pack-printy-duo-4911-4913',
    ]) {
      expect(shownProduct(slug, catalogue, 'de')?.isMade, slug).toBe(true)
    }
  })

  it('is nothing of what has no form without measures, and of what does not exist', () => {
    for (const slug of ['sign-brass', 'no-such-thing', 'constructor', '__proto__', '']) {
      expect(shownProduct(slug, catalogue, 'en'), slug).toBeNull()
    }
  })
})
