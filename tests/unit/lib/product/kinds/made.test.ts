import { describe, expect, it } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { groundOn } from '@/lib/design/scene/elements/ground'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { parseDesign } from '@/lib/design/scene/parse'
import { plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { money, sumMoney } from '@/lib/ground/money/money'
import type { NewLine } from '@/lib/product/kinds/kind'
import { designLine, kindOf, plainLine } from '@/lib/product/kinds/registry'
import { saysTheSame } from '@/lib/product/kinds/stamp/formula'
import { worthOfParts } from '@/lib/product/kinds/worth'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import { frenchPrices } from '@/tests/support/price'
import { written, writtenPack } from '@/tests/support/product-lines'
import { plateFor, template } from '@/tests/support/templates'

/** What keeps each thing of a line from being engraved. */
async function blockedBy(line: NewLine) {
  const made = kindOf(line)?.made(line, catalogue) ?? []
  return Promise.all(
    made.map(async ({ slug, design }) => {
      const parsed = parseDesign(design)
      if (!parsed.ok) return { slug, codes: parsed.findings.map(({ code }) => code) }
      const plate = plateOf(parsed.design, catalogue)
      if (!plate) return { slug, codes: ['no plate'] }
      await engine.load(requiredFiles(parsed.design))
      const findings = checkDesign(parsed.design, plate, compile(parsed.design, plate, engine), engine)
      return { slug, codes: findings.filter(({ severity }) => severity === 'block').map(({ code }) => code) }
    }),
  )
}

const packs = catalogue.staticProducts.products.filter(product => product.items).map(({ slug }) => slug)

describe('what a line is made of', () => {
  it('can be engraved on every text plate', async () => {
    for (const { slug } of catalogue.stampModels.rubbers) {
      const plain = plainLine('rubber', slug, catalogue)
      if (!plain) throw new Error(`no line for ${slug}`)
      expect(await blockedBy(designLine(written(plain, catalogue), 1))).toEqual([{ slug, codes: [] }])
    }
  })

  it.each(packs)('can be engraved on each part of %s', async slug => {
    for (const part of await blockedBy(writtenPack(slug, catalogue))) expect(part.codes).toEqual([])
  })
})

describe('the worth of the parts of a pack', () => {
  it.each(packs)('is what was paid for %s, in proportion to what each costs by itself', slug => {
    const paid = money(10_001, 'EUR')
    const worths = worthOfParts(writtenPack(slug, catalogue), paid, frenchPrices)
    expect(sumMoney(worths, 'EUR')).toEqual(paid)
    expect(worths.every(({ minor }) => minor > 0)).toBe(true)
  })
})

describe('a formula', () => {
  const grid = template('template-accounting-grid-fr')

  it('says the same in another ink, mount or size, and another thing with one letter changed', () => {
    expect(saysTheSame({ ...grid, inkColor: 'blue' }, grid)).toBe(true)
    const moved = grid.elements.map(element =>
      'position' in element ? { ...element, position: { left: 0, top: 0 } } : element,
    )
    expect(saysTheSame({ ...grid, elements: moved } as typeof grid, grid)).toBe(true)
    expect(saysTheSame({ ...grid, elements: grid.elements.slice(1) }, grid)).toBe(
      grid.elements[0]?.type === 'border' || grid.elements[0]?.type === 'shape',
    )
    expect(saysTheSame(template('template-company-address-fr'), grid)).toBe(false)
    const own = stampDesign([]) as typeof grid
    for (const added of [
      elementKinds.barcode.create(elementKinds.barcode.usual, groundOn(plateFor(own), [])),
      elementKinds.date.create(elementKinds.date.usual, groundOn(plateFor(own), [])),
    ]) {
      const elements = [...grid.elements, { ...added, id: 'own' }]
      expect(saysTheSame({ ...grid, elements } as typeof grid, grid), added.type).toBe(false)
    }
  })
})
