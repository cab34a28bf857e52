import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers'
import { expect, hydrated, test } from './support/shop'

const trodat = '/stamp/tampons-trodat/'
const listings = '**/api/listings/**'
const status = (page: Page) => page.getByRole('status').first()
const tiles = (page: Page) => page.getByRole('list').filter({ has: page.getByRole('heading', { level: 2 }) })
/** Opens a list and waits until it listens. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}
const countOf = async (page: Page) => Number(/\d+/.exec((await status(page).textContent()) ?? '')?.[0])

test('a category lists everything that stands below it, and says how much of it is where', async ({
  page,
}) => {
  await open(page, trodat)
  const all = await countOf(page)
  // Only keyboard users see the link past the filters.
  const skip = page.getByRole('link', { name: 'Passer les filtres, aller aux produits' })
  await expect(skip).toHaveCSS('opacity', '0')
  await skip.focus()
  await expect(skip).toHaveCSS('opacity', '1')
  const below = page.getByRole('navigation', { name: 'Tampons trodat' })
  await expect(below.getByRole('link', { name: /Printy/ })).toBeVisible()
  const printy = page.getByRole('checkbox', { name: /^Printy/ })
  await printy.check()
  await expect(page).toHaveURL(/group=stamp-trodat-printy/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await below.getByRole('link', { name: /Printy/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Printy' })).toBeVisible()
  // Squares are not of the range's standard category: they come from the subcategory.
  await expect(page.getByRole('checkbox', { name: /^Carrée/ })).toBeVisible()
})

test('more products come when they are asked for, and the list keeps its place', async ({ page }) => {
  await open(page, trodat)
  const before = await tiles(page).getByRole('listitem').count()
  await page.getByRole('button', { name: 'Afficher les suivants' }).click()
  await expect.poll(() => tiles(page).getByRole('listitem').count()).toBeGreaterThan(before)
})

test.describe('without a network', () => {
  // The browser itself reports what was not fetched.
  test.use({ expectedErrors: /Failed to load resource/ })

  test('products that cannot be fetched are reported, and can be requested again', async ({ page }) => {
    await page.route(listings, route => route.abort())
    await open(page, trodat)
    await page.getByRole('checkbox', { name: /^Printy/ }).check()
    const alert = page.getByRole('alert').filter({ hasText: 'n’ont pas pu être chargés' })
    await expect(alert).toBeVisible()
    await page.unroute(listings)
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})

test('the price filter speaks of the prices that are shown', async ({ page }) => {
  await open(page, trodat)
  const filters = page.getByRole('complementary', { name: 'Filtres' })
  await expect(filters.getByText('Prix TTC', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'HT', exact: true }).check()
  await expect(filters.getByText('Prix HT', { exact: true })).toBeVisible()
})

test('an ink cassette is found by the stamp that it belongs to', async ({ page }) => {
  await open(page, '/stamp/encres-et-encreurs/')
  await page
    .getByRole('combobox', { name: 'Convient à mon tampon' })
    .selectOption({ label: 'trodat Printy 4913' })
  await expect(page.getByRole('heading', { level: 2, name: /6\/4913/ })).toBeVisible()
  await expect(page.getByText('Largeur', { exact: true })).toBeHidden()
})

test('a category of few products shows products of its parent category', async ({ page }) => {
  await page.goto('/signaletique/par-usage/plaques-professionnelles/notaire/')
  await expect(
    page.getByRole('heading', { level: 2, name: /^Aussi dans «\sPlaques professionnelles\s»$/ }),
  ).toBeVisible()
})

test('signs compare their materials at one size and one price', async ({ page }) => {
  await page.goto('/signaletique/par-usage/plaques-professionnelles/')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: '300 × 200 mm' })).toBeVisible()
  await expect(table.getByRole('row')).not.toHaveCount(1)
})

for (const width of [390, 1280]) {
  test(`filters are without barriers, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, trodat)
    if (width === 390) await page.getByRole('button', { name: 'Filtrer' }).click()
    await page.getByRole('checkbox', { name: /^Printy/ }).check()
    await expect(page).toHaveURL(/group=/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    // The products have come, and those that were chosen stand there.
    await expect(page.locator('#products')).toHaveAttribute('aria-busy', 'false')
    await expectNoBarriers(page)
  })
}
