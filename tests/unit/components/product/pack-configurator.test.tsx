// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { PackConfigurator, type PartView } from '@/components/product/pack-configurator'
import type { StoredDesign } from '@/lib/scene/model'
import fr from '@/messages/fr'
import { keepPart, usePackDraft } from '@/stores/pack-draft'

const slug = 'pack-printy-duo-4911-4913'
const designOf = (model: string): StoredDesign => ({
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
const parts: PartView[] = ['4911', '4913'].map(model => ({
  part: { type: 'stamp', slug: `model-trodat-printy-${model}`, content: {}, quantity: 1 },
  name: `trodat Printy ${model}`,
  picture: null,
  design: designOf(model),
}))

const show = () =>
  render(
    <NextIntlClientProvider locale="fr-FR" messages={fr}>
      <PackConfigurator
        {...{ slug, parts, name: 'Duo', steps: [], outOfStock: false, heading: null, promises: null }}
        picture={{ kind: 'static', slug, view: 'hero', language: 'fr' }}
      />
    </NextIntlClientProvider>,
  )

// The page fetches these when they are needed: here they are there already.
beforeAll(() => Promise.all([import('@/lib/products/registry'), import('@/stores/cart')]))
beforeEach(() => {
  localStorage.clear()
  usePackDraft.setState({ drafts: {}, hydrated: false })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('leads from one text to the next, and puts the pack into the cart when all are written', async () => {
  show()
  expect(screen.getByRole('button', { name: 'Écrire le texte : trodat Printy 4911' })).toBeTruthy()
  keepPart(slug, 0, designOf('4911'))
  expect(await screen.findByRole('button', { name: 'Écrire le texte : trodat Printy 4913' })).toBeTruthy()
  keepPart(slug, 1, { ...designOf('4913'), inkColor: 'blue' })
  fireEvent.click(await screen.findByRole('button', { name: fr.product.addToCart }))
  await waitFor(() => expect(localStorage.getItem('cart')).toContain(slug))
  const { state } = JSON.parse(localStorage.getItem('cart') ?? '{}')
  expect(state.items[0].content.parts).toEqual([
    expect.objectContaining({ content: expect.objectContaining({ design: designOf('4911') }) }),
    expect.objectContaining({ content: expect.objectContaining({ inkColor: 'blue' }) }),
  ])
  expect(localStorage.getItem('packDrafts')).toBeNull()
})
