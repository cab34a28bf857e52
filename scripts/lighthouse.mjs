// `node scripts/lighthouse.mjs ADDRESS [TIMES]`: Lighthouse's figures of a running shop on a phone, the median of so many
// runs a page (five). Lighthouse itself is fetched by npx: no install of the shop pays for it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'

const version = '12.8.2'

/** What is measured; the cart is not indexed, so its figure for search engines says nothing. */
const pages = {
  home: '/',
  listing: '/stamp/tampons-trodat/printy/',
  stamp: '/tampon/trodat-printy-4913/',
  sign: '/plaque/sign-pvc/',
  pack: '/pack/pack-printy-duo-4911-4913/',
  cart: '/cart/',
  help: '/aide/livraison/',
}

const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Every figure of one visit. */
async function visit(url, folder) {
  const file = path.join(folder, 'report.json')
  const lighthouse = [
    '--yes',
    `lighthouse@${version}`,
    url,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ]
  await promisify(execFile)('npx', [...lighthouse, `--chrome-flags=${flags}`], {
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
  const visits = []
  for (let run = 0; run < Number(times); run++)
    visits.push(await visit(address.replace(/\/$/, '') + page, folder))
  const { failed: _, ...figures } = visits[0]
  rows[name] = Object.fromEntries(Object.keys(figures).map(key => [key, median(visits.map(one => one[key]))]))
  const failed = new Set(visits.flatMap(one => one.failed))
  console.log(name, JSON.stringify(rows[name]), [...failed].join(' '))
}
rmSync(folder, { recursive: true, force: true })
console.table(rows)
