import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { afterEach, expect, it } from 'vitest'
import { root } from '@/scripts/lib/paths.mjs'
import { byNext, type Site } from '@/tests/support/servers.mjs'

const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')
const server = path.join(root, '.next/server')
const address = '/de-de/agb/'
const ofBuild = path.join(server, 'app/de-de/agb.html')

const run = "document.documentElement.dataset.injected='yes'"
/** Scripts that somebody might get into a page; the last ones look like the framework's. */
const injected = [
  `<script>${run}</script>`,
  `<img src="/nothing.png" onerror="${run}">`,
  `<script>self.__next_f.push([1,${run}])</script>`,
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${run});</script>`,
  '<script src="https://elsewhere.example/a.js"></script>',
].join('')

/** Every place where Next keeps this page on the disk. */
const keptFiles = () => [
  ofBuild,
  ...readdirSync(path.join(server, 'route-cache'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('/de-de/agb.html'))
    .map(name => path.join(server, 'route-cache', name)),
]

const original = readFileSync(ofBuild, 'utf8')
const restore = () => {
  for (const file of keptFiles()) writeFileSync(file, original)
}
let site: Site | undefined
afterEach(async () => {
  await site?.stop()
  restore()
})

it('a script that came into a kept page does not run, and the page is hydrated without it', async () => {
  const tampered = original.replace('<h1', `${injected}<h1`)
  expect(tampered).not.toBe(original)
  for (const file of keptFiles()) writeFileSync(file, tampered)
  site = await byNext(dataDir)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const refused: string[] = []
    page.on('console', message => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text())
    })
    const answer = await page.goto(site.url + address)
    expect(await answer?.text()).toContain(run)
    await page.locator('html[data-hydrated]').waitFor()
    expect(await page.locator('html').getAttribute('data-injected')).toBeNull()
    expect(refused).toHaveLength(5)
  } finally {
    await browser.close()
  }
})
