import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

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
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => ({
          id,
          targets: nodes.slice(0, 5).map(node => node.target.join(' ')),
        })),
      ).toEqual([])
    })
  }
}

test('the editor has no barrier that axe finds', async ({ page }) => {
  await page.goto('/tampon/trodat-printy-4913/')
  await page.getByRole('button', { name: 'Personnaliser ce tampon' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .include('[role=dialog],dialog')
    .withTags(['wcag2a', 'wcag2aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.slice(0, 5).map(node => node.target.join(' ')),
    })),
  ).toEqual([])
})
