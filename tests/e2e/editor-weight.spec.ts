import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildSync, transformSync } from 'esbuild'
import { elements, openStamp } from './support/editor'
import { expect, test } from './support/shop'

const packed = (code: string | Uint8Array) => gzipSync(code, { level: 6 }).length

/** The tables of the fonts: which faces there are, which letters they have and how thin they are drawn. They are data, not code. */
const tables = ['manifest', 'coverage', 'strokes'].map(name => `lib/design/scene/fonts/${name}.ts`)

/** Their compressed sizes, each file alone: in a larger file they would not be smaller. */
const tableBytes = tables
  .map(file => transformSync(readFileSync(file, 'utf8'), { loader: 'ts', minify: true }).code)
  .reduce((sum, code) => sum + packed(code), 0)

/** The compressed size of the canvas library, on top of the page's React. It is counted separately. */
const konvaBytes = packed(
  buildSync({
    stdin: {
      contents:
        "export { Stage, Layer } from 'react-konva/lib/ReactKonvaCore'; export { Shape } from 'konva/lib/Shape'; export { Group } from 'konva/lib/Group'",
      resolveDir: '.',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles[0]?.contents ?? new Uint8Array(),
)
/** What Konva and react-konva may weigh: 80 KB. */
const mostKonva = 80_000

/** A class that Konva gives the element of its stage: it occurs only in Konva's code. */
const konvaMark = 'konvajs-content'

/** What the editor's own code may weigh on top of the page, packed, beside Konva, fonts, symbols and HarfBuzz' own wasm: 300 KB. */
const most = 300_000

test('opening the editor and writing in it brings at most 300 KB of code to the page, its worker included', async ({
  page,
}) => {
  const sizes = new Map<string, Promise<number>>()
  const withKonva: string[] = []
  const stampPage = '/tampon/trodat-printy-4913/'
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return
    const body = response.body()
    sizes.set(pathname, body.then(packed))
    body.then(code => code.includes(konvaMark) && withKonva.push(pathname))
  })
  const total = async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  await page.goto(stampPage, { waitUntil: 'networkidle' })
  const before = await total()
  expect(withKonva).toEqual([])
  await openStamp(page)
  await elements(page).getByRole('treeitem').first().click()
  await page.getByRole('application').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[contenteditable]:focus')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const code = (await total()) - before - tableBytes - konvaBytes
  expect(withKonva).toHaveLength(1)
  expect(konvaBytes).toBeGreaterThan(60_000)
  expect(konvaBytes).toBeLessThanOrEqual(mostKonva)
  expect(code).toBeGreaterThan(100_000)
  expect(code).toBeLessThanOrEqual(most)
})
