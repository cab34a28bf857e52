import { describe, expect, it } from 'vitest'
import { chosenLine, pageOf, shownProduct, shownTemplate } from '@/components/popups/product/shown-product'
import { storeDesign } from '@/lib/design/scene/stored'
import { readHanded } from '@/lib/doors/site/handed'
import { fromPrice } from '@/lib/product/kinds/from-price'
import { kindOf } from '@/lib/product/kinds/registry'
import { catalogue, priceListOf } from '../../../support/catalogue'
import { template as designOf } from '../../../support/templates'

const formula = 'template-formula-paid'
const design = storeDesign(designOf('template-company-address-fr'))

describe('the quick view of a product', () => {
  it('offers the inks of a supply, and puts the one that is chosen into the cart', () => {
    const shown = shownProduct('encre-trodat-7011', catalogue, 'fr')
    if (!shown) throw new Error('nothing is shown')
    expect(shown).toMatchObject({ isMade: false, of: 'ink' })
    const [, second] = shown.options
    const line = chosenLine(shown, second?.value ?? '', 3)
    expect(line).toMatchObject({ quantity: 3, content: { variant: second?.value } })
    expect(kindOf(line)?.availability(line, catalogue)).toBeNull()
  })

  it('links to the product page where a text is needed first', () => {
    for (const slug of [
      'model-trodat-printy-4913',
      'rubber-trodat-printy-4913',
      'pack-printy-duo-4911-4913',
    ]) {
      expect(shownProduct(slug, catalogue, 'de')?.isMade, slug).toBe(true)
    }
  })

  it('shows a sign from its smallest, and leads to its page in the colour that was chosen', () => {
    const shown = shownProduct('sign-brass', catalogue, 'en')
    if (!shown) throw new Error('nothing is shown')
    expect(shown).toMatchObject({ isMade: true, of: 'plate', sizes: { w: expect.any(Number) } })
    const labels = shown.options.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    const [first, second] = shown.options
    expect(pageOf(shown, '/plaque/sign-brass/', first?.value ?? '')).toBe('/plaque/sign-brass/')
    const href = pageOf(shown, '/plaque/sign-brass/', second?.value ?? '')
    expect(readHanded({ config: new URL(href, 'http://x').searchParams.get('config') ?? '' })).toMatchObject({
      config: { color: second?.value },
    })
    expect(fromPrice(shown.line, { catalogue, priceList: priceListOf('FR') })?.minor).toBeGreaterThan(0)
  })

  it('puts a ready-made formula into the cart as it is, and leads to the page of what has to be written', () => {
    const template = { name: 'PAYÉ', isFormula: true, design }
    const shown = shownTemplate(formula, { template, catalogue }, 'fr')
    if (!shown) throw new Error('nothing is shown')
    expect(shown).toMatchObject({ title: 'PAYÉ', isMade: false })
    const line = chosenLine(shown, '', 2)
    expect(line).toMatchObject({ quantity: 2, type: 'stamping', content: { id: formula } })
    expect(
      shownTemplate(formula, { template: { ...template, isFormula: false }, catalogue }, 'fr')?.isMade,
    ).toBe(true)
    const broken = { ...template, design: { type: 'stamp' } }
    expect(shownTemplate(formula, { template: broken, catalogue }, 'fr')).toBeNull()
  })

  it('is nothing for an unknown product', () => {
    for (const slug of ['sign-', 'sign-gold', 'no-such-thing', 'constructor', '__proto__', '']) {
      expect(shownProduct(slug, catalogue, 'en'), slug).toBeNull()
    }
  })
})
