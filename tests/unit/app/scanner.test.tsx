// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Scanner } from '@/app/(back-office)/components/production/scanner'
import type { ScanAnswer } from '@/lib/workshop/production/requests'
import fr from '@/messages/fr'

const toasts = vi.hoisted(() => ({ refused: [] as string[], kept: [] as string[] }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('@payloadcms/ui', () => ({
  toast: {
    error: (text: string) => toasts.refused.push(text),
    success: (text: string) => toasts.kept.push(text),
  },
}))

const { production } = fr.backOffice
const t = production.scanner

/** What the shop was asked, and what it answers next. */
const asked: unknown[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  asked.length = 0
  toasts.refused.length = 0
  toasts.kept.length = 0
  vi.stubGlobal('fetch', (path: string, init: { body: string | Blob }) => {
    asked.push(typeof init.body === 'string' ? JSON.parse(init.body) : `${path} ${init.body.size}`)
    return answer()
  })
  render(
    <NextIntlClientProvider locale="fr-FR" timeZone="Europe/Paris" messages={{ backOffice: { production } }}>
      <Scanner />
    </NextIntlClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const done = (over: Partial<ScanAnswer> = {}): ScanAnswer => ({
  piece: 7,
  ticket: 'T7-77',
  order: 105_871,
  line: 1,
  title: 'Plaque en laiton',
  state: 'made',
  sheet: 3,
  left: 2,
  whole: false,
  ...over,
})
const says =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

/** Types a ticket as a reader does, which ends with Enter. */
function scan(ticket: string) {
  const field = screen.getByLabelText(t.field)
  fireEvent.change(field, { target: { value: ticket } })
  fireEvent.submit(field)
}
const said = () => screen.getByRole('status').textContent ?? ''

it('shows the result of a scan and the rest of the sheet, and is ready for the next', async () => {
  answer = says(done())
  scan(' T7-77 ')
  await waitFor(() => expect(said()).toContain(t.made))
  expect(said()).toContain('Commande 105871, ligne 1 · Plaque en laiton')
  expect(said()).toContain('Encore 2 pièces sur cette feuille.')
  expect(asked).toEqual([{ ticket: 'T7-77', step: 'made' }])
  expect(screen.getByLabelText(t.field)).toHaveProperty('value', '')
  expect(document.activeElement).toBe(screen.getByLabelText(t.field))
})

it('says of the last packed piece that its order can leave', async () => {
  fireEvent.click(screen.getByLabelText(t.steps.packed))
  answer = says(done({ state: 'packed', whole: true }))
  scan('T7-77')
  await waitFor(() => expect(said()).toContain(t.whole))
  expect(asked).toEqual([{ ticket: 'T7-77', step: 'packed' }])
})

it('says why a scan was refused in the shop’s words, and that nothing was noted where it does not answer', async () => {
  answer = says({ code: 'ticket_done', detail: 'Déjà noté par Yann.' }, 409)
  scan('T7-77')
  await waitFor(() => expect(said()).toContain('Déjà noté par Yann.'))
  expect(said()).toContain(t.refused)
  answer = () => Promise.reject(new TypeError('no network'))
  scan('T8-12')
  await waitFor(() => expect(said()).toContain(t.offline))
  const list = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(list).toEqual([`T8-12 ${t.offline}`, 'T7-77 Déjà noté par Yann.'])
  scan('   ')
  expect(asked).toHaveLength(2)
})

it('undoes the last scan with a reason, and shows it in the list too', async () => {
  answer = says(done())
  scan('T7-77')
  await waitFor(() => expect(said()).toContain(t.made))
  fireEvent.click(screen.getByLabelText(`${production.takeBack.open} T7-77`))
  fireEvent.change(screen.getByLabelText(production.takeBack.reason), { target: { value: 'Mauvais bon' } })
  answer = says({})
  fireEvent.click(screen.getByText(production.takeBack.send))
  await waitFor(() => expect(said()).toContain(t.takenBack.replace('{ticket}', 'T7-77')))
  expect(asked[1]).toEqual({ reason: 'Mauvais bon', state: 'made' })
  expect(screen.getByRole('listitem').textContent).toContain(t.back)
  expect(document.activeElement).toBe(screen.getByLabelText(t.field))
})

it('sends a check photo of the scanned piece, and says whether it is kept', async () => {
  answer = says(done())
  scan('T7-77')
  await waitFor(() => expect(said()).toContain(t.made))
  const input = screen.getByLabelText(`${production.photo.take} T7-77`)
  const files = [new File(['1234'], 'p.jpg', { type: 'image/jpeg' })]
  answer = says({ detail: 'Illisible.' }, 422)
  fireEvent.change(input, { target: { files } })
  await waitFor(() => expect(toasts.refused).toEqual(['Illisible.']))
  answer = says({ photo: 1 }, 201)
  fireEvent.change(input, { target: { files } })
  await waitFor(() => expect(toasts.kept).toHaveLength(1))
  expect(asked.slice(1)).toEqual(Array(2).fill('/api/production/pieces/7/photos 4'))
})
