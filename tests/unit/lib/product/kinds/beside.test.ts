import { describe, expect, it } from 'vitest'
import { besideSlugs, besideUse, suitsLine } from '@/lib/product/kinds/beside'
import { catalogue } from '../../../../support/catalogue'

const typesOf = (slugs: readonly string[]) =>
  slugs.map(slug => catalogue.staticProducts.products.find(product => product.slug === slug)?.type)

describe('what is bought with a product', () => {
  it('is the cassette and the ink of a self-inking stamp, never a pack that holds it nor its text plate', () => {
    const slugs = besideSlugs('model-trodat-printy-4913', catalogue)
    expect(typesOf(slugs)).toEqual(['cartridge', 'inkbottle'])
    expect(slugs[0]).toContain('4913')
  })

  it('is a pad that takes the whole plate of a wooden stamp', () => {
    const wooden = catalogue.stampModels.models.find(({ infos }) => infos.ink === 'manuel')
    expect(typesOf(besideSlugs(wooden?.slug ?? '', catalogue))).toContain('inkpad')
  })

  it('is what holds and cleans a sign, and nothing that is made for another material', () => {
    const tape = 'sign-fixing-tape-strips'
    const fixings = [tape, 'sign-fixing-screws-steel-4']
    expect(besideSlugs('sign-brass', catalogue)).toEqual([
      ...fixings,
      'sign-other-cleaner-brass',
      'sign-other-cloth',
    ])
    expect(besideSlugs('sign-plexiglass-transparent-5', catalogue)).toContain('sign-other-cleaner-plexiglass')
    expect(besideSlugs('sign-pvc', catalogue)).toEqual([...fixings, 'sign-other-cloth'])
    const needed = (fixing: string) => {
      const content = { config: { fixing: { name: fixing, options: {} } } }
      const line = { type: 'sign' as const, slug: 'sign-pvc', content }
      return [...fixings, 'sign-other-cloth'].filter(slug => suitsLine(slug, line, catalogue))
    }
    expect(needed('none')).toEqual([tape, 'sign-other-cloth'])
    expect(needed('holes-only')).toEqual(['sign-fixing-screws-steel-4', 'sign-other-cloth'])
    expect(needed('screws-caps')).toEqual(['sign-other-cloth'])
    expect(needed('constructor')).toEqual(['sign-other-cloth'])
  })

  it('is nothing for a supply, for what does not exist and for a name that every object has', () => {
    for (const slug of ['encre-trodat-7011', 'no-such-thing', 'constructor', '']) {
      expect(besideSlugs(slug, catalogue)).toEqual([])
    }
    expect(besideUse('constructor')).toBe('other')
  })
})
