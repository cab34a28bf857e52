// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import consent from '@/messages/fr/consent.json'
import region from '@/messages/fr/region.json'

let path = '/'
vi.mock('next/navigation', () => ({ usePathname: () => path }))
const { ShellDialogs } = await import('@/components/layout/shell-dialogs')

const fr = { consent, region }
const zones = [
  { country: 'FR', vat: 20 },
  { country: 'BE', vat: 21 },
]
let container: string | null
let asked: string[] = []

beforeEach(() => {
  path = '/'
  container = null
  asked = []
  localStorage.clear()
  history.replaceState(null, '', '/')
  document.documentElement.dataset.prices = 'ttc'
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === '/api/zones') return Response.json(zones)
    if (url === '/api/tag-container') return Response.json({ script: container })
    const [, name] = /^\/api\/texts\/fr-FR\/(\w+)$/.exec(url) ?? []
    return Response.json(fr[name as 'region' | 'consent'])
  })
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

const openers = (
  <>
    <button type="button" data-dialog="consent">
      cookies
    </button>
    <button type="button" data-dialog="region">
      pays
    </button>
    <button type="button" data-dialog="nothing">
      rien
    </button>
    <ShellDialogs locale="fr-FR" />
  </>
)
/** Once the shop has said whether there are tags. */
async function settle() {
  await vi.waitFor(() => expect(asked).toContain('/api/tag-container'))
  await new Promise(done => setImmediate(done))
}

it('nobody is asked where there is nothing to keep', async () => {
  render(openers)
  await settle()
  expect(screen.queryByRole('region')).toBeNull()
  fireEvent.click(screen.getByText('rien'))
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('who comes by a campaign is asked once, by two answers that look alike', async () => {
  history.replaceState(null, '', '/?gclid=g1')
  render(openers)
  const refuse = await screen.findByRole('button', { name: fr.consent.refuse })
  const accept = screen.getByRole('button', { name: fr.consent.accept })
  expect(refuse.className).toBe(accept.className)
  fireEvent.click(refuse)
  expect(screen.queryByRole('region')).toBeNull()
  expect([localStorage.getItem('cookiesConsent'), localStorage.getItem('gclid')]).toEqual(['none', null])
})

it('tags are loaded with measurement alone, and the answer is changed at the foot of the page', async () => {
  container = 'https://tags.example.org/c.js'
  render(openers)
  fireEvent.click(await screen.findByRole('button', { name: fr.consent.refuse }))
  expect(document.querySelector('script')).toBeNull()
  fireEvent.click(screen.getByText('cookies'))
  fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(fr.consent.measurement) }))
  fireEvent.click(screen.getByRole('button', { name: fr.consent.save }))
  expect(document.querySelector('script')?.src).toBe(container)
  expect(localStorage.getItem('cookiesConsent')).toBe('measurement')
})

it('the country of delivery is kept with its VAT, and its language is its own', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  render(openers)
  fireEvent.click(screen.getByText('pays'))
  const country = await screen.findByRole('combobox', { name: fr.region.country })
  await screen.findByRole('option', { name: 'Belgique (TVA 21\u00a0%)' })
  fireEvent.change(country, { target: { value: 'BE' } })
  const language = screen.getByRole('combobox', { name: fr.region.language })
  expect([...language.querySelectorAll('option')].map(option => option.value)).toEqual([
    'fr-BE',
    'de-BE',
    'en-BE',
  ])
  fireEvent.click(screen.getByRole('button', { name: fr.region.apply }))
  // The campaign that led to this visit goes along, since nobody let it be kept.
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/fr-be/?gclid=g1'))
  expect([localStorage.getItem('zoneSelected'), localStorage.getItem('vatLocal')]).toEqual(['BE', '21'])
})
