// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PictureWork } from '@/editor/picture/session-state'
import { SizeChoice } from '@/editor/picture/ui/size-choice'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import type { Design, StampDesign } from '@/lib/design/scene/model'
import { setStamp } from '@/lib/design/scene/operations/product'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import { formatMoney } from '@/lib/ground/money/format'
import { priceItem } from '@/lib/money/pricing/price-item'
import { includingVat } from '@/lib/money/pricing/with-vat'
import { priceableOfDesign } from '@/lib/product/kinds/design-price'
import { useEditorItem } from '@/stores/editor-item'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import { signDesign, stampDesign } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

beforeEach(() => vi.stubGlobal('Worker', undefined))
afterEach(() => {
  cleanup()
  useEditorItem.setState({ part: null })
  vi.unstubAllGlobals()
})

const whole = { left: 0, top: 0, width: 1, height: 1 }
const edit = { page: 1, turns: 0, crop: whole } as PictureEdit

const picture = (width: number, height: number): ImageElement => ({
  id: 'p',
  type: 'image',
  src: `file:${'a'.repeat(64)}`,
  rotate: 0,
  position: { left: 0, top: 0 },
  size: { width, height },
})

/** The choices for a file that says this size, on a design with its picture. */
function show(design: Design, width: number, height: number, more: Partial<PictureWork> = {}) {
  const proposals = { proposed: edit, proposedColours: edit }
  const trueSize = { width, height, physical: true }
  const opened = { width: width * 10, height: height * 10, trueSize, ...proposals }
  const work = { elementId: 'p', opened, edit, ...more } as object as PictureWork
  const element = picture(20, (20 * height) / width)
  const own = { ...design, elements: [...design.elements, element] } as Design
  showInEditor(own, <SizeChoice work={work} edit={edit} element={element} />)
}

/** What a design costs in its quantity with VAT, by the price engine itself. */
function costOf(design: Design): string {
  const item = priceableOfDesign(design)
  const price = item && priceItem(item, design.quantity, { catalogue, priceList: priceListOf('FR') })
  if (!price?.ok) throw new Error('no price')
  return formatMoney(includingVat(price.line, 20), 'fr-FR')
}

/** The words of a choice, and its price with VAT. */
function card(name: RegExp) {
  const label = screen.getByRole('radio', { name }).closest('label')
  return { words: label?.textContent, price: label?.querySelector('[data-only-tax="incl"]')?.textContent }
}

test('each choice shows what the product costs with it, in the quantity of the design', () => {
  const design = { ...signDesign([]), quantity: 3 }
  show(design, 150, 100)
  const larger = { ...design, config: { ...design.config, width: 150, height: 100 } } as Design
  expect(costOf(larger)).not.toBe(costOf(design))
  expect(card(/plaque à sa mesure/).price).toBe(costOf(larger))
  expect(card(/Remplir ma plaque/).price).toBe(costOf(design))
})

test('what needs another plate says how large that is', () => {
  show(signDesign([]), 150, 100)
  expect(card(/plaque à sa mesure/).words).toContain('la plaque passe à 150 × 100 mm')
})

test('a stamp that does not hold the file is offered on a larger mount, by its name', () => {
  show(stampDesign([]), 70, 25)
  const { models } = catalogue.stampModels
  const { words, price } = card(/modèle plus grand/)
  const model = models.find(({ shortTitle }) => words?.includes(shortTitle))
  expect(words).toContain(`${model?.width} × ${model?.height} mm`)
  const { brand, range, model: name } = model ?? { brand: '', range: '', model: '' }
  const mounted = setStamp(
    stampDesign([]) as StampDesign,
    { brand, range, model: name },
    models,
    plateOf(stampDesign([]), catalogue) as Plate,
  )
  expect(price).toBe(costOf(mounted))
  expect(price).not.toBe(costOf(stampDesign([])))
})

test('a part of a pack has neither a price of its own nor another plate', () => {
  useEditorItem.setState({ part: { pack: 'pack-notaire', index: 0 } })
  show(signDesign([]), 150, 100)
  expect(screen.queryByText(/€/)).toBeNull()
  expect(screen.queryByRole('radio', { name: /à sa mesure/ })).toBeNull()
})

test('on the plate that a file brought along, “my plate” is the one from before, with its price', () => {
  const before = signDesign([])
  const taken = { ...before, config: { ...before.config, width: 150, height: 100 } } as Design
  show(taken, 150, 100, { home: { before, taken: { width: 150, height: 100 } } })
  expect(card(/celle du fichier/).price).toBe(costOf(taken))
  expect(card(/Remplir ma plaque/).price).toBe(costOf(before))
  expect(screen.queryByRole('radio', { name: /à sa mesure/ })).toBeNull()
})
