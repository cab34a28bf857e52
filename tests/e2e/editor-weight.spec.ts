import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { elements, openStamp } from './support/editor'
import { expect, test } from './support/shop'

const packed = (code: string | Buffer) => gzipSync(code, { level: 6 }).length

/** The tables of the fonts: which faces there are, which letters they have and how thin they are drawn. They are data, not code. */
const tables = ['manifest', 'coverage', 'strokes'].map(name => `lib/scene/fonts/${name}.ts`)

/** What they weigh, each packed by itself: within a file of more they weigh no less. */
const tableBytes = tables
  .map(file => transformSync(readFileSync(file, 'utf8'), { loader: 'ts', minify: true }).code)
  .reduce((sum, code) => sum + packed(code), 0)

/** What the editor's code may weigh on top of the page, packed, beside fonts, symbols and HarfBuzz' own wasm: 300 KB. */
const most = 300_000

test('opening the editor and writing in it brings at most 300 KB of code to the page, its worker included', async ({
  page,
}) => {
  const sizes = new Map<string, Promise<number>>()
  const stampPage = '/tampon/trodat-printy-4913/'
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return
    sizes.set(pathname, response.body().then(packed))
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
  const code = (await total()) - before - tableBytes
  expect(code).toBeGreaterThan(100_000)
  expect(code).toBeLessThanOrEqual(most)
})
