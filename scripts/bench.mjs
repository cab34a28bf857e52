// `npm run bench`: the figures that the shop promises, as ratios measured in one run beside a plain Next app.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openedThings } from '../tests/bench/opened.mjs'
import { checkNode, installIfNeeded } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { explainFailure, say } from './lib/say.mjs'

const kb = bytes => `${(bytes / 1000).toFixed(1)} KB`
const rows = []
const note = (name, value, bound = '') => {
  rows.push({ figure: name, value, bound })
  say(`${name}: ${value} ${bound}`)
}

const { keep, end } = openedThings()

async function measureStarts(folder) {
  const { startShop } = await import('./lib/start-shop.mjs')
  const { testLimits } = await import('../tests/support/limits.mjs')
  const timed = async () => {
    const from = Date.now()
    const shop = keep(await startShop({ dataDir: path.join(folder, 'data'), env: testLimits }))
    return { shop, seconds: (Date.now() - from) / 1000 }
  }
  rmSync(path.join(root, '.next'), { recursive: true, force: true })
  const cold = await timed()
  note('start, cold (database, seed, build)', `${cold.seconds.toFixed(1)} s`)
  const build = cold.shop.output().match(/Building the shop.*done in ([\d.]+) s/)
  note('of which build', `${build?.[1]} s`)
  const seed = cold.shop.output().match(/Seeding the catalogue: done in ([\d.]+) s/)
  note('of which seed', `${seed?.[1]} s`, '(at most 60 s)')
  await cold.shop.stop()
  const warm = await timed()
  note('start, warm', `${warm.seconds.toFixed(1)} s`)
  // Only the first start makes an administrator and knows his password.
  return { shop: warm.shop, admin: cold.shop.admin }
}

function measurePages(weights) {
  for (const [page, weight] of Object.entries(weights.shop)) {
    const ratio = weight.script / weights.plain.script
    note(
      `JavaScript of ${page}`,
      `${kb(weight.script)}, ${ratio.toFixed(2)} × an empty page`,
      '(at most 1.15)',
    )
  }
}

/** How often a second a kept page is given, beside a plain Next page of as many bytes on a plain Next. */
async function measureServer(name, url, plain, bound) {
  const { inPairs, requestsPerSecond } = await import('../tests/bench/measure.mjs')
  const readers = [
    ['as it is', {}],
    ['packed', { 'accept-encoding': 'gzip' }],
  ]
  for (const [how, headers] of readers) {
    const pages = await inPairs(
      () => requestsPerSecond({ url: `${url}/cart/`, headers }),
      () => requestsPerSecond({ url: `${plain.url}/filled/`, headers }),
    )
    note(
      `static page, ${how}, ${name}`,
      `${pages.a.toFixed(0)} a second, plain page of as many bytes ${pages.b.toFixed(0)}, ratio ${pages.ratio.toFixed(2)}`,
      bound,
    )
  }
}

async function measureApi(shop) {
  const { requestsPerSecond } = await import('../tests/bench/measure.mjs')
  const byUrl = await requestsPerSecond({
    url: `${shop.url}/api/pages/url/?url=/stamp/&locale=fr-FR`,
    headers: { authorization: `Bearer ${shop.env.PUBLIC_TOKEN}` },
  })
  note('page by URL', `${byUrl.perSecond.toFixed(0)} a second, 99th ${byUrl.p99} ms, ${byUrl.failed} failed`)
  const { measureOrders } = await import('../tests/bench/orders-measure.mjs')
  for (const { figure, value, bound } of await measureOrders(shop)) note(figure, value, bound)
  const { measureLoginTimes } = await import('../tests/bench/login-times.mjs')
  for (const { figure, value, bound } of await measureLoginTimes(shop)) note(figure, value, bound)
}

let folder
/** Ends all that was started, and removes what it has written. */
async function leave() {
  await end()
  if (folder) rmSync(folder, { recursive: true, force: true })
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(name, async () => {
    await leave()
    process.exit(1)
  })

try {
  checkNode()
  await installIfNeeded()
  const { buildPlainApp, servePlainApp } = await import('../tests/bench/plain-app.mjs')
  const { pageWeight } = await import('../tests/bench/measure.mjs')
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'))
  chmodSync(folder, 0o755)
  const { shop, admin } = await measureStarts(folder)
  const pages = [
    '/',
    '/stamp/',
    '/signaletique/',
    '/tampon/trodat-printy-4913/',
    '/plaque/sign-pvc/',
    '/cart/',
  ]
  const weights = { shop: {}, plain: null }
  for (const page of pages) weights.shop[page] = await pageWeight(shop.url + page)
  note('build of the plain app', `${(await buildPlainApp(weights.shop['/cart/'].html)).toFixed(1)} s`)
  const plain = keep(await servePlainApp())
  weights.plain = await pageWeight(plain.url)
  note('JavaScript of the empty page', kb(weights.plain.script))
  measurePages(weights)
  await measureServer('npm start', shop.url, plain, '(at least 3)')
  await measureApi(shop)
  const { measureCatalogue, measureLargeCatalogue } = await import('../tests/bench/catalogue-measure.mjs')
  for (const { figure, value, bound } of await measureCatalogue(shop.url, 'catalogue'))
    note(figure, value, bound)
  const { measureEditor } = await import('../tests/bench/editor-measure.mjs')
  for (const { figure, value, bound } of await measureEditor(shop.url)) note(figure, value, bound)
  const { measureHostileMinute } = await import('../tests/bench/hostile-measure.mjs')
  for (const { figure, value, bound } of await measureHostileMinute(shop)) note(figure, value, bound)
  const { measureUploads } = await import('../tests/bench/uploads-measure.mjs')
  for (const { figure, value, bound } of await measureUploads(shop)) note(figure, value, bound)
  const { measureLists } = await import('../tests/bench/lists-measure.mjs')
  const own = { url: shop.url, admin, databaseUrl: shop.env.DATABASE_URL }
  for (const { figure, value, bound } of await measureLists(own)) note(figure, value, bound)
  await shop.stop()
  const { servers } = await import('../tests/support/servers.mjs')
  for (const name of ['next start', 'npm start with EDGE=off']) {
    const site = keep(await servers[name](path.join(folder, 'data')))
    await measureServer(name, site.url, plain, '(at least 0.5)')
    await site.stop()
  }
  await plain.stop()
  for (const { figure, value, bound } of await measureLargeCatalogue({ folder })) note(figure, value, bound)
  console.table(rows)
  // The rules, the scene and the prices, function by function.
  await runNode(path.join(root, 'node_modules/vitest/vitest.mjs'), ['bench', '--run', 'tests/bench'], {
    cwd: root,
    show: true,
  })
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exitCode = 1
} finally {
  await leave()
}
process.exit()
