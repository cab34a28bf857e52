// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { addDesign } from '@/editor/add-to-cart'
import type { Design } from '@/lib/design/scene/model'
import { readDesign } from '@/lib/design/scene/stored'
import { plainLineOf } from '@/lib/product/kinds/registry'
import { useCart } from '@/stores/cart'
import { catalogue } from '@/tests/support/catalogue'
import { written } from '@/tests/support/product-lines'

const templateName = 'Société – adresse'
const designWith = (words: string): Design => {
  const line = plainLineOf('model-trodat-printy-4913', catalogue)
  if (!line) throw new Error('no 4913')
  return { ...readDesign(written(line, catalogue, words)), name: templateName }
}
const names = () => useCart.getState().items.map(({ description }) => description)

beforeEach(() => {
  localStorage.clear()
  useCart.getState().setItems([])
})

it('a line is called by the words on it, whatever template they began with', () => {
  addDesign(designWith('Atelier Léa'), 1, [])
  addDesign(designWith('Menuiserie Noë'), 1, [])
  expect(names()).toEqual(['Atelier Léa', 'Menuiserie Noë'])
})

it('a design without words keeps its name', () => {
  addDesign({ ...designWith('x'), elements: [] }, 1, [])
  expect(names()).toEqual([templateName])
})

it('a formula that is ordered word for word keeps the name of the formula', () => {
  const design = { ...designWith('PAYÉ'), documentId: 'accounting-paid' }
  addDesign(design, 1, [{ slug: 'accounting-paid', design }])
  expect(names()).toEqual([templateName])
})
