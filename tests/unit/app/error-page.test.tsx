// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('next/navigation', () => ({ usePathname: () => '/de-de/stempel/' }))
const { default: ErrorPage } = await import('@/app/[locale]/error')

const reload = vi.fn()
let answers: () => Promise<Response>
const menu = [
  {
    title: 'Stempel',
    href: '/de-de/stempel/',
    children: [{ title: 'Printy', href: '/de-de/stempel/printy/' }],
  },
  { title: 'Schilder', href: '/de-de/schilder/' },
]

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', { ...window.location, href: 'http://shop.test/de-de/stempel/', reload })
  answers = async () => Response.json(menu)
  vi.stubGlobal('fetch', () => answers())
  Object.assign(document.body.dataset, {
    errorSite: 'Cachet & Plaque',
    errorTitle: 'Es ist ein Problem aufgetreten',
    errorText: 'Die Seite konnte nicht angezeigt werden.',
    errorRetry: 'Noch einmal',
    errorHome: 'Zur Startseite',
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  reload.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a page that fails shows title, message and the way home, in the words of the locale', async () => {
  render(<ErrorPage error={new Error('broken')} reset={() => {}} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Es ist ein Problem aufgetreten')
  expect(screen.getByText('Die Seite konnte nicht angezeigt werden.')).toBeTruthy()
  await screen.findByRole('button', { name: 'Noch einmal' })
  expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/de-de/')
  expect(screen.getByRole('link', { name: 'Cachet & Plaque' }).getAttribute('href')).toBe('/de-de/')
  expect(reload).not.toHaveBeenCalled()
})

it('a page that fails leads on to the areas of the shop', async () => {
  render(<ErrorPage error={new Error('broken')} reset={() => {}} />)
  expect((await screen.findByRole('link', { name: 'Stempel' })).getAttribute('href')).toBe('/de-de/stempel/')
  expect(screen.getByRole('link', { name: 'Printy' })).toBeTruthy()
})

it('a page that fails tries again where it is asked to', async () => {
  const reset = vi.fn()
  render(<ErrorPage error={new Error('broken')} reset={reset} />)
  const again = await screen.findByRole('button', { name: 'Noch einmal' })
  again.click()
  expect(reset).toHaveBeenCalledOnce()
})

it.each([
  Object.assign(new Error('x'), { name: 'ChunkLoadError' }),
  new Error('Loading chunk 7 failed'),
  new Error('Failed to load chunk /_next/static/chunks/a.js'),
  new Error('Failed to fetch dynamically imported module: /a.js'),
])('a page whose files are those of an older build is loaded again, once: %s', async error => {
  render(<ErrorPage error={error} reset={() => {}} />)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  cleanup()
  render(<ErrorPage error={error} reset={() => {}} />)
  await new Promise(done => setImmediate(done))
  expect(reload).toHaveBeenCalledOnce()
})

it('a page whose files cannot be fetched stays where the shop does not answer at all', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answers = async () => Promise.reject(new TypeError('Failed to fetch'))
  render(<ErrorPage error={new Error('Loading chunk 7 failed')} reset={() => {}} />)
  await new Promise(done => setImmediate(done))
  expect(reload).not.toHaveBeenCalled()
})
