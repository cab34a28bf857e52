// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('next/navigation', () => ({ usePathname: () => '/de-de/stempel/' }))
vi.mock('@/lib/ground/site/navigation', () => ({ Link: () => null }))
const { packListing } = await import('@/lib/product/listing/pack-listing')
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
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/listings') ? Response.json(packListing([])) : answers(),
  )
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

it('a page that fails shows products of both areas and asks for a quotation', async () => {
  const asked: string[] = []
  const item = {
    slug: 'model-trodat-printy-4913',
    kind: 'stamp' as const,
    name: 'Printy 4913',
    href: '/de-de/stempel/trodat-printy-4913/',
    colors: [],
    inks: [],
    groups: [],
    fits: [],
    shown: {},
    minor: 100,
    rank: 1,
  }
  const best = { ...item, slug: 'model-trodat-printy-4911', name: 'Printy 4911', rank: 2 }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.startsWith('/api/menu') ? answers() : Response.json(packListing([item, best]))
  })
  render(<ErrorPage error={new Error('broken')} reset={() => {}} />)
  const tiles = await screen.findAllByRole('heading', { level: 3 })
  expect(tiles.slice(0, 2).map(tile => tile.textContent)).toEqual(['Printy 4911', 'Printy 4913'])
  expect(asked).toContain('/api/listings/de-DE?path=%2Fstempel%2F')
  expect(asked).toContain('/api/listings/de-DE?path=%2Fschilder%2F')
  expect(await screen.findByRole('heading', { name: 'Ein besonderes Vorhaben?' })).toBeTruthy()
  const ask = await screen.findByRole('link', { name: 'Angebot anfordern' })
  expect(ask.getAttribute('href')).toMatch(/^\/de-de\/.+subject=quotation$/)
})

it('a page that fails stands without products where these cannot be had either', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/menu') ? answers() : new Response('', { status: 500 }),
  )
  render(<ErrorPage error={new Error('broken')} reset={() => {}} />)
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2))
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  expect(await screen.findByRole('link', { name: 'Angebot anfordern' })).toBeTruthy()
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
