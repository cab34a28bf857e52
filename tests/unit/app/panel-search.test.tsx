// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchDialog } from '@/app/(back-office)/components/search/search-dialog'
import fr from '@/messages/fr'

const { find } = fr.backOffice
const places = [{ title: 'Exports', href: '#exports' }]

/** Answers that are held back until they are released, by query. */
const held = new Map<string, () => void>()
beforeEach(() => {
  held.clear()
  location.hash = ''
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.stubGlobal('fetch', (path: string) => {
    const q = new URL(path, 'http://shop.test').searchParams.get('q') ?? ''
    const found = [{ kind: 'client', title: q, detail: '', href: `#client-${q}`, state: null, amount: null }]
    return new Promise(resolve => held.set(q, () => resolve(Response.json({ found }))))
  })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider
        locale="fr-FR"
        messages={{
          backOffice: { find },
          order: { states: fr.order.states },
          quotation: { states: fr.quotation.states },
        }}
      >
        <SearchDialog places={places} searches close={() => {}} />
      </NextIntlClientProvider>
    </SWRConfig>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = () => screen.getByRole('combobox', { name: find.label })
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const enter = () => fireEvent.keyDown(field(), { key: 'Enter' })
const answered = async (q: string) => {
  await waitFor(() => expect(held.has(q)).toBe(true))
  held.get(q)?.()
}

it('Enter goes to what was typed, also where its answer is still to come', async () => {
  write('Moreau')
  enter()
  expect(location.hash).toBe('')
  await answered('Moreau')
  await waitFor(() => expect(location.hash).toBe('#client-Moreau'))
})

it('Enter never opens a result of other words', async () => {
  write('Martin')
  await answered('Martin')
  await screen.findByRole('option', { name: /Martin/ })
  write('Moreau')
  enter()
  await waitFor(() => expect(held.has('Moreau')).toBe(true))
  enter()
  expect(location.hash).toBe('')
  held.get('Moreau')?.()
  await waitFor(() => expect(location.hash).toBe('#client-Moreau'))
})

it('typing after Enter does not open a result yet', async () => {
  write('Mor')
  enter()
  write('Moreau')
  await answered('Moreau')
  await screen.findByRole('option', { name: /Moreau/ })
  expect(location.hash).toBe('')
})
