// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { IslandTextsProvider } from '@/components/island-messages'
import { orderedParts } from '@/components/product/pack/ordered-parts'
import { PackIsland } from '@/components/product/pack/pack-configurator'
import type { PartView, ShownPack } from '@/components/product/pack/shown-pack'
import type { StoredDesign } from '@/lib/design/scene/model'
import fr from '@/messages/fr'
import { connectPackDraft, keepPart, reopenPack, usePackDraft, writePart } from '@/stores/pack-draft'

const slug = 'pack-creation-entreprise'
const designOf = (model: string): Extract<StoredDesign, { type: 'stamp' }> => ({
  version: 1,
  id: model,
  type: 'stamp',
  slug: `model-trodat-printy-${model}`,
  name: model,
  config: { brand: 'trodat', range: 'printy', model, color: 'black' },
  inkColor: 'black',
  elements: [],
  background: null,
  quantity: 1,
  stepperMode: false,
  preset: false,
  modelId: `model-trodat-printy-${model}`,
  modelName: `Printy ${model}`,
})
const color = (value: string) => ({
  ...{ value, label: value, ink: value, hex: '#000', bandHex: undefined, background: '#000' },
})
const stamp = (model: string): PartView => ({
  part: { type: 'stamp', slug: `model-trodat-printy-${model}`, content: {}, quantity: 1 },
  name: `trodat Printy ${model}`,
  facts: '',
  picture: null,
  colors: [color('black'), color('blue')],
  color: 'black',
  written: {
    beginning: { design: designOf(model), template: designOf(model) },
    samples: ['Société'],
    mostLines: 4,
    print: { width: 58, height: 22, round: false, print: null, band: null },
  },
})
const ink: PartView = {
  part: {
    type: 'static',
    slug: 'encre-trodat-7011',
    content: { variant: 'encre-trodat-7011-black' },
    quantity: 1,
  },
  name: 'Flacon d’encre',
  facts: '28 ml',
  picture: null,
  colors: [color('encre-trodat-7011-black'), color('encre-trodat-7011-blue')],
  color: 'encre-trodat-7011-black',
  written: null,
}
const parts = [stamp('4913'), stamp('4750'), ink]
const shown: ShownPack = {
  slug,
  name: 'Pack',
  picture: { kind: 'static', slug, view: 'hero', language: 'fr' },
  parts,
  price: { incl: '89,88 €', excl: '74,90 €' },
  ledger: null,
  outOfStock: false,
  shopPath: '/api/shop/fr-FR',
}
const show = (own: ShownPack = shown) =>
  render(
    <IslandTextsProvider texts={{ locale: 'fr-FR', timeZone: 'Europe/Paris', messages: fr }}>
      <PackIsland shown={own} heading={null} promises={null} delivery={null} />
    </IslandTextsProvider>,
  )
const buttons = () => screen.getAllByRole('button', { name: fr.product.pack.add }) as HTMLButtonElement[]

// The page fetches these on demand: here they are already loaded.
beforeAll(() => Promise.all([import('@/lib/product/kinds/registry'), import('@/stores/cart')]))
beforeEach(() => {
  localStorage.clear()
  usePackDraft.setState({ drafts: {}, hydrated: false })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('waits for every text, and leads to the first that is missing', () => {
  show()
  expect(buttons().every(({ disabled }) => disabled)).toBe(true)
  expect(screen.getByText('1 pièce prête sur 3')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'trodat Printy 4913' }).getAttribute('href')).toBe('#part-1')
})

it('goes into the cart at once where nothing is written on', async () => {
  show({ ...shown, parts: [ink] })
  const [blue] = screen.getAllByRole('radio').slice(-1)
  if (blue) fireEvent.click(blue)
  const [add] = buttons()
  if (add) fireEvent.click(add)
  await waitFor(() => expect(localStorage.getItem('cart')).toContain(slug))
  const { state } = JSON.parse(localStorage.getItem('cart') ?? '{}')
  expect(state.items[0].content.parts).toEqual([
    expect.objectContaining({ content: { variant: 'encre-trodat-7011-blue' } }),
  ])
  expect(localStorage.getItem('packDrafts')).toBeNull()
})

it('orders each part with its design in the ink that was chosen, and no colour that it does not come in', () => {
  const draft = { parts: { 0: { color: 'blue' }, 1: { color: 'gold' } } }
  const made = { 0: { design: designOf('4913') }, 1: { design: designOf('4750') } }
  const [first, second, third] = orderedParts(parts, draft, made)
  expect(first?.content).toMatchObject({ inkColor: 'blue', design: { inkColor: 'blue' } })
  expect(second?.content).toMatchObject({ inkColor: 'black', design: { inkColor: 'black' } })
  expect(third?.content).toEqual({ variant: 'encre-trodat-7011-black' })
})

it('keeps what was typed of a part until the editor hands over another design of it', () => {
  writePart(slug, 0, { lines: ['Atelier Léa'] })
  writePart(slug, 0, { color: 'blue' })
  expect(usePackDraft.getState().drafts[slug]?.parts[0]).toEqual({ lines: ['Atelier Léa'], color: 'blue' })
  keepPart(slug, 0, designOf('4913'))
  expect(usePackDraft.getState().drafts[slug]?.parts[0]).toEqual({ design: designOf('4913'), color: 'black' })
})

it('keeps the wishes for the lines of a part, and no invalid ones', () => {
  const wishes = { density: 1, lines: { 0: { step: -2, inTwo: true } } }
  writePart(slug, 0, { lines: ['Atelier Léa'], wishes })
  for (const [index, wrong] of [{ density: 'x' }, { density: 0, lines: { 0: 3 } }, 7].entries())
    writePart(slug, index + 1, { wishes: wrong as never })
  connectPackDraft()
  const { parts: kept } = usePackDraft.getState().drafts[slug] ?? { parts: {} }
  expect(kept[0]?.wishes).toEqual(wishes)
  for (const index of [1, 2, 3]) expect(kept[index]?.wishes).toBeUndefined()
  keepPart(slug, 0, designOf('4913'))
  expect(usePackDraft.getState().drafts[slug]?.parts[0]?.wishes).toBeUndefined()
})

it('shows a pack of the cart again with its number', async () => {
  reopenPack(slug, { parts: { 2: { color: 'encre-trodat-7011-blue' } }, cartItemId: 'line', quantity: 3 })
  show()
  expect(screen.getByText(fr.product.pack.reopened)).toBeTruthy()
  expect((screen.getByLabelText(fr.product.quantity) as HTMLInputElement).value).toBe('3')
  const inks = within(screen.getByRole('group', { name: 'Couleur de Flacon d’encre' }))
  expect((inks.getByRole('radio', { name: 'encre-trodat-7011-blue' }) as HTMLInputElement).checked).toBe(true)
})

it.each([
  ['nonsense', '{"pack-creation-entreprise": 7, "x": {"parts": [1, null, {"lines": [1], "design": "a"}]}}'],
  ['what is no JSON', '{'],
])('reads %s as nothing', (_, stored) => {
  localStorage.setItem('packDrafts', stored)
  connectPackDraft()()
  show()
  expect(buttons().every(({ disabled }) => disabled)).toBe(true)
})
