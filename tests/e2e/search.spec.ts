import type { Page } from '@playwright/test'
import { expectWcag } from './support/barriers'
import { expect, fill, french, german, hydrated, test } from './support/shop'

const { t } = french
const opener = (page: Page, words = t) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${words.layout.search}`) })
const popup = (page: Page, words = t) => page.getByRole('dialog', { name: words.search.title })

async function openSearch(page: Page, path = '/', words = t) {
  await page.goto(path)
  await hydrated(page)
  await opener(page, words).click()
  await expect(popup(page, words).getByRole('searchbox')).toBeFocused()
}

test('a model number typed leads to its stamp by Enter', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('4913')
  await expect(
    popup(page)
      .getByRole('link', { name: /Printy 4913/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tampon\/trodat-printy-4913\//)
  await expect(popup(page)).toBeHidden()
})

test('rows are chosen with the arrows, and Escape leads back to where it was opened', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('printy')
  await expect(popup(page).getByRole('status')).toHaveText(/\d+/)
  await page.keyboard.press('ArrowDown')
  await expect(popup(page).locator('[data-row]').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(popup(page).locator('[data-row]').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(popup(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a typing error is corrected, and the reader can insist', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('prntiy 4913')
  await expect(popup(page).getByText('printy 4913', { exact: true })).toBeVisible()
  await popup(page)
    .getByRole('link', { name: fill(t.search.insist, { query: 'prntiy 4913' }) })
    .click()
  await expect(page).toHaveURL(/exact=1/)
  await expect(page.getByText(fill(t.search.nothing, { query: 'prntiy 4913' }))).toBeVisible()
})

test('all that was found is on a page of its own, whose address can be kept', async ({ page }) => {
  await openSearch(page, '/de-de/', german.t)
  await page.keyboard.type('Printy')
  // The results before may still answer fewer letters, and are replaced by the next ones under the pointer.
  await expect(popup(page, german.t).getByRole('status')).toHaveText(/\d+/)
  await popup(page, german.t)
    .getByRole('link', { name: /^Alle \d+ Ergebnisse ansehen$/ })
    .click()
  await expect(page).toHaveURL(/\/de-de\/search\/\?q=Printy/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.t.search.title)
  await expect(page.locator('main [data-row]').nth(10)).toBeVisible()
  await page.reload()
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('where nothing is found the page leads on', async ({ page }) => {
  await page.goto('/search/?q=parapluie')
  await expect(page.getByText(fill(t.search.nothing, { query: 'parapluie' }))).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: t.search.sections }).getByRole('link').first(),
  ).toBeVisible()
  const ask = page.getByRole('main').getByRole('link', { name: t.search.askAction })
  await expect(ask).toHaveAttribute('href', '/contact/')
  const products = page.getByRole('heading', { name: t.layout.notFound.stamps })
  await expect(products).toBeVisible()
  await page.goto('/search/?q=4913')
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  await expect(products).toBeHidden()
})

test('what is typed is shown as text, whatever it is', async ({ page }) => {
  await page.goto(`/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty()
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})

for (const width of [390, 700, 1280])
  test(`the search has no barrier that axe finds, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openSearch(page)
    await page.keyboard.type('prntiy 4913')
    await expect(popup(page).locator('[data-row]').first()).toBeVisible()
    await expectWcag(page)
    await page.goto('/search/?q=printy')
    await expect(page.locator('main [data-row]').first()).toBeVisible()
    await expectWcag(page)
  })
