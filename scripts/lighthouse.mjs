// `node scripts/lighthouse.mjs ADDRESS [TIMES] [PAGE]`: Lighthouse's figures of a running shop on a phone, the median of so
// many runs a page (five). Lighthouse itself is fetched by npx: no install of the shop pays for it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/paths.mjs'

const version = '12.8.2'

/** What is measured; the cart is not indexed, so its figure for search engines says nothing. */
const pages = {
  home: '/',
  listing: '/stamp/tampons-trodat/printy/',
  stamp: '/tampon/trodat-printy-4913/',
  sign: '/plaque/sign-pvc/',
  pack: '/pack/pack-printy-duo-4911-4913/',
  cart: '/cart/',
  'filled cart': '/cart/',
  help: '/aide/livraison/',
}

const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** A browser's folder with a cart in which lie a stamp with words of its own, a formula and a supply. */
async function fillCart(address, folder) {
  const { chromium } = await import('@playwright/test')
  const profile = path.join(folder, 'filled')
  const t = JSON.parse(readFileSync(path.join(root, 'messages/fr/product.json'), 'utf8'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium(),
    args: flags.split(' ').filter(flag => !flag.startsWith('--headless')),
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const press = async (at, name, before = async () => {}) => {
    await page.goto(address + at)
    await before()
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
  }
  await press('/tampon/trodat-printy-4750/', t.addToCart, async () => {
    const words = ['MAISON ZORA', 'Reçu le']
    for (const [index, word] of words.entries())
      await page
        .getByRole('textbox', {
          name: t.text.line.replace('{number, number}', String(index + 1)),
          exact: true,
        })
        .fill(word)
  })
  await press('/tampon/accounting-grid/', t.orderAsItIs)
  await press('/shopping/cartridge-trodat-6-4913/', t.addToCart)
  await context.close()
  return profile
}

/** Every figure of one visit, by a browser of its own or one that keeps its folder. */
async function visit(url, folder, profile) {
  const file = path.join(folder, 'report.json')
  const chromeFlags = profile ? `${flags} --user-data-dir=${profile}` : flags
  const lighthouse = [
    '--yes',
    `lighthouse@${version}`,
    url,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ]
  await promisify(execFile)('npx', [...lighthouse, `--chrome-flags=${chromeFlags}`], {
    env: { ...process.env, CHROME_PATH: await ensureChromium() },
  })
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
  const score = name => Math.round((categories[name].score ?? 0) * 100)
  const failed = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => (weight > 0 && audits[id].score === 0 ? [id] : []))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'search engines': score('seo'),
    'first paint, ms': Math.round(audits['first-contentful-paint'].numericValue),
    'largest paint, ms': Math.round(audits['largest-contentful-paint'].numericValue),
    'blocked, ms': Math.round(audits['total-blocking-time'].numericValue),
    'shift, 1/1000': Math.round(audits['cumulative-layout-shift'].numericValue * 1000),
    failed,
  }
}

const [address, times = '5', only] = process.argv.slice(2)
if (!address || !/^\d{1,2}$/.test(times)) {
  console.error('node scripts/lighthouse.mjs ADDRESS [TIMES] [PAGE]')
  process.exit(2)
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'))
const rows = {}
for (const [name, page] of Object.entries(pages)) {
  if (only && only !== name) continue
  const origin = address.replace(/\/$/, '')
  const profile = name === 'filled cart' ? await fillCart(origin, folder) : null
  const visits = []
  for (let run = 0; run < Number(times); run++) visits.push(await visit(origin + page, folder, profile))
  const { failed: _, ...figures } = visits[0]
  rows[name] = Object.fromEntries(Object.keys(figures).map(key => [key, median(visits.map(one => one[key]))]))
  const failed = new Set(visits.flatMap(one => one.failed))
  console.log(name, JSON.stringify(rows[name]), [...failed].join(' '))
}
rmSync(folder, { recursive: true, force: true })
console.table(rows)
