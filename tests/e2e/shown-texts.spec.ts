import type { Page } from '@playwright/test'
import { keysIn } from '@/tests/support/shown-keys'
import { english, expect, french, german, hydrated, type Shop, test } from './support/shop'

/** What a person reads or hears of the page, as it stands. */
async function shown(page: Page): Promise<string> {
  const labels = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label],[alt],[title],[placeholder]')].flatMap(node =>
      ['aria-label', 'alt', 'title', 'placeholder'].map(name => node.getAttribute(name) ?? ''),
    ),
  )
  return [...(await page.locator('body').allInnerTexts()), ...labels].join(' ')
}

const places: readonly { shop: Shop; sign: string; stamp: string; list: string }[] = [
  {
    shop: french,
    sign: '/plaque/sign-pvc/',
    stamp: '/tampon/trodat-printy-4913/',
    list: '/stamp/tampons-trodat/printy/',
  },
  {
    shop: german,
    sign: '/de-de/schild/sign-pvc/',
    stamp: '/de-de/stempel-modell/trodat-printy-4913/',
    list: '/de-de/stempel/trodat-stempel/printy/',
  },
  {
    shop: english,
    sign: '/en-gb/sign/sign-pvc/',
    stamp: '/en-gb/stamp/trodat-printy-4913/',
    list: '/en-gb/stamps/trodat-stamps/printy/',
  },
]

for (const { shop, sign, stamp, list } of places) {
  const { t, language } = shop
  /** Looks at what is open, and closes it. */
  const look = async (page: Page) => {
    await expect(page.getByRole('dialog').last()).toBeVisible()
    await expect(page.getByRole('dialog').last().getByRole('heading').first()).not.toBeEmpty()
    expect(keysIn(await shown(page))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  test(`no popup shows a key where a text belongs, in ${language}`, async ({ page }) => {
    await page.goto(sign)
    await hydrated(page)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const prices = page.getByRole('region', { name: t.product.sign.detail }).locator('button.link').first()
    await prices.click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(heading ?? '', { exact: false })
        .first(),
    ).toBeVisible()
    await look(page)
    await page.goto(stamp)
    await hydrated(page)
    await page.locator('[data-popup="help"]').locator('visible=true').first().click()
    await look(page)
    await page.locator('[data-popup="auth"]').locator('visible=true').first().click()
    await look(page)
    await page.locator('[data-popup="quotationPopup"]').locator('visible=true').first().click()
    await look(page)
    await page.locator('[data-popup="tranquility"]').locator('visible=true').first().click()
    await look(page)
    await page.locator('[data-popup="product"]').locator('visible=true').first().click()
    await look(page)
    for (const name of ['region', 'consent']) {
      await page.locator(`[data-dialog="${name}"]`).locator('visible=true').first().click()
      await look(page)
    }
    await page.goto(list)
    await hydrated(page)
    await page.locator('[data-popup="product"]').first().dispatchEvent('click')
    await look(page)
  })
}
