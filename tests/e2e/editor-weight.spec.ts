import { gzipSync } from 'node:zlib'
import { elements, openStamp } from './support/editor'
import { expect, test } from './support/shop'

/**
 * What the editor's code weighs today, packed, beside fonts, symbols and HarfBuzz' own wasm: 374 KB with Konva's 31 and the
 * 15 that the worker of the checks has of its own. The goal is 300 KB (docs/decisions/editor.md says what weighs); nothing may be added
 * before something is taken away.
 */
const most = 380_000

test('opening the editor and writing in it brings no more scripts to the page than it does today', async ({
  page,
}) => {
  const sizes = new Map<string, Promise<number>>()
  const stampPage = '/tampon/trodat-printy-4913/'
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return
    sizes.set(
      pathname,
      response.body().then(body => gzipSync(body, { level: 6 }).length),
    )
  })
  const total = async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  await page.goto(stampPage, { waitUntil: 'networkidle' })
  const before = await total()
  await openStamp(page)
  await elements(page).getByRole('treeitem').first().click()
  await page.getByRole('application').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[contenteditable]:focus')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const added = (await total()) - before
  expect(added).toBeGreaterThan(100_000)
  expect(added).toBeLessThanOrEqual(most)
})
