import { expect, french, hydrated, test } from './support/shop'

const { t } = french

// The browser itself reports what was not fetched.
test.use({ expectedErrors: /Failed to load resource/ })

test('a picture that cannot be loaded shows a message in its place, and reports to the page', async ({
  page,
}) => {
  await page.route('**/pictures/**', route => route.abort())
  await page.addInitScript(() => {
    const failed: string[] = []
    Object.assign(window, { failed })
    document.addEventListener('picture-failed', event => failed.push((event as CustomEvent).detail.address))
  })
  await page.goto('/tampon/trodat-printy-4913/')
  await hydrated(page)
  await expect(page.getByRole('img', { name: t.layout.pictureMissing }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'failed').length)).toBeGreaterThan(0)
})
