// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IslandTextsProvider } from '@/components/island-messages'
import { stampChoices } from '@/components/product/stamp/stamp-choices'
import { StampIsland } from '@/components/product/stamp/stamp-configurator'
import { viewContext } from '@/lib/doors/site/view-context'
import { blankStamp } from '@/lib/product/kinds/stamp/blank'
import { suitingTemplate } from '@/lib/product/kinds/stamp/suiting-template'
import fr from '@/messages/fr'
import { catalogue } from '@/tests/support/catalogue'
import { frenchPrices } from '@/tests/support/price'
import { templates } from '@/tests/support/templates'

const ctx = viewContext('fr-FR', catalogue, frenchPrices.priceList)
const known = templates
  .filter(({ slug }) => slug.endsWith('-fr'))
  .map(design => ({ slug: design.slug, name: '', topic: '', url: null, isFormula: false, design }))

function show(slug: string) {
  const model = catalogue.stampModels.models.find(one => one.slug === slug)
  if (!model) throw new Error(slug)
  const design = blankStamp({ type: 'stamp', slug, content: {} }, catalogue, 'fr')
  const template = suitingTemplate(model, known, catalogue)
  const fit = { slug: 'encre-pad-trodat-9051', name: 'Encreur 9051', url: '/x/', variants: [] }
  const fits = [
    {
      ...fit,
      picture: { kind: 'static', slug: fit.slug, view: 'tile', language: 'fr' } as const,
      price: { incl: '8,28 €', excl: '6,90 €' },
    },
  ]
  const shown = { ...stampChoices(model, slug, { design, template }, ctx), fits }
  render(
    <IslandTextsProvider texts={{ locale: 'fr-FR', timeZone: 'Europe/Paris', messages: fr }}>
      <StampIsland shown={shown} heading={null} promises={null} arrival={null} />
    </IslandTextsProvider>,
  )
  return shown
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const fields = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

it('begins with the words of the design that suits the plate, and leads to the editor until they are others', () => {
  show('model-trodat-printy-4913')
  expect(fields()).toContain('DUPONT & FILS SARL')
  expect(screen.getByRole('button', { name: 'Personnaliser ce tampon' })).toBeTruthy()
})

it('takes one line more, as many as fit on the plate', () => {
  const { lines, mostLines } = show('model-trodat-printy-4913')
  const count = fields().length
  for (let more = lines.length; more < mostLines; more += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter une ligne' }))
  }
  expect(fields()).toHaveLength(count + mostLines - lines.length)
  expect(screen.queryByRole('button', { name: 'Ajouter une ligne' })).toBeNull()
})

it('offers what a mount without a pad needs, and shows its price in another colour', () => {
  show('model-trodat-wood-60x30')
  expect(screen.getByRole('heading', { name: 'Il faut un encreur à ce tampon' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ajouter Encreur 9051 au panier' })).toBeTruthy()
})

it('is put into the cart as it is where there is nothing to write', () => {
  const plain = catalogue.stampModels.models.find(({ editable, published }) => published && !editable)
  show(plain?.slug ?? '')
  expect(screen.getAllByRole('button', { name: 'Ajouter au panier' })).toHaveLength(2)
  expect(fields()).toEqual(['1'])
})
