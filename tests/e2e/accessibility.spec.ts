import { expect, test } from '@playwright/test'
import { readTexts } from '@/tests/support/messages'
import { expectNoBarriers, expectWcag } from './support/barriers'
import { hydrated } from './support/shop'

const pages = {
  home: '/',
  'stamp catalogue': '/stamp/',
  'sign catalogue': '/signaletique/',
  'a stamp': '/tampon/trodat-printy-4913/',
  'a sign': '/plaque/sign-brass/',
  cart: '/cart/',
  'the account’s login': '/account/',
  'page not found': '/nowhere/',
  'home in German': '/de-de/',
  'the styleguide’s buttons and fields': '/_styleguide/buttons/',
}

for (const [name, path] of Object.entries(pages)) {
  for (const width of [390, 1280]) {
    test(`${name} has no barrier that axe finds, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectWcag(page)
    })
  }
}

const fr = readTexts('fr')

// A stamp's menus are checked in every size together with the rest of its editor.
for (const [product, address, name, menus] of [
  [
    'a sign',
    '/plaque/sign-pvc/',
    fr.product.sign.personalise,
    ['dimensions', 'material', 'colours', 'fixings'],
  ],
  [
    'a support',
    '/shopping/sign-support-multi-4x1-200x50-header/',
    fr.product.writePlates,
    ['plates', 'check'],
  ],
] as const) {
  test(`no menu that only ${product} has shows a barrier that axe finds`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('application')).toBeVisible()
    for (const menu of menus) {
      await page
        .getByRole('navigation', { name: fr.editor.menu.label })
        .getByRole('button', { name: fr.editor.menu[menu] })
        .click()
      await expect(page.locator('[data-menu] > *').first()).toBeVisible()
      await expectNoBarriers(page, 'dialog[open]')
    }
  })
}
