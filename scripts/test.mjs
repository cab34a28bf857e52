// `npm test`: sets up whatever is needed in a fresh clone, then runs every check. `--full` runs the long ones whole.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { testLimits, testPayments } from '../tests/support/limits.mjs'
import { check } from './lib/check.mjs'
import { ensureBareChromium, ensureChromium } from './lib/chromium.mjs'
import { checkNode, installIfNeeded } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { ensureProofPrograms } from './lib/proof-programs.mjs'
import { runNode } from './lib/run.mjs'
import { explainFailure, say, step, stepTimes } from './lib/say.mjs'
import { slowestTests, timesNoted } from './lib/test-times.mjs'

const full = process.argv.includes('--full')
const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-test-'))
// PostgreSQL runs as another user where this one is root.
chmodSync(folder, 0o755)
const times = timesNoted(path.join(folder, 'times'))

/** Runs a program of a package; every test in it notes how long it took. */
const tests = (script, args, env = {}) =>
  runNode(path.join(root, 'node_modules', script), args, {
    cwd: root,
    show: true,
    env: { FULL: full ? '1' : '', ...times.env, ...env },
  })

/** A run of Vitest with one of the configurations. */
const vitest = (config, env) =>
  tests('vitest/vitest.mjs', ['run', '--config', `vitest.${config}.ts`, ...times.vitest], env)

async function testShop() {
  const { startMailSink } = await import('../tests/support/mail-sink.mjs')
  const { startServices } = await import('../tests/support/services-double.mjs')
  const { startShop } = await import('./lib/start-shop.mjs')
  const mailDir = path.join(folder, 'mail')
  const mail = await startMailSink(mailDir)
  const services = await startServices()
  const CHROMIUM_PATH = await ensureBareChromium()
  const shop = await step('Starting the shop', () =>
    startShop({
      dataDir: path.join(folder, 'data'),
      env: {
        SMTP_URL: mail.url,
        MAIL_FROM: 'shop@example.org',
        ...testPayments,
        ...testLimits,
        ...services.env,
      },
      onOutput: text => process.stdout.write(text),
    }),
  )
  const env = {
    ...shop.env,
    SHOP_URL: shop.url,
    TEST_MAIL_DIR: mailDir,
    CHROMIUM_PATH,
    ADMIN_EMAIL: shop.admin.email,
    ADMIN_PASSWORD: shop.admin.password,
  }
  try {
    await step('Contract over HTTP', () => vitest('api.config', env))
    await step('Browser', () => tests('@playwright/test/cli.js', ['test', ...times.playwright], env))
  } finally {
    await shop.stop()
    await mail.stop()
    await services.stop()
  }
  await step('Starting, stopping, crashing', () =>
    vitest('start.config', { CHROMIUM_PATH, SEEDED_DATA_DIR: path.join(folder, 'data') }),
  )
}

/** Where the time went. */
function report() {
  say('The steps:')
  for (const { name, took } of stepTimes) console.log(`${took.toFixed(1).padStart(8)} s  ${name}`)
  say('The slowest tests:')
  for (const line of slowestTests(times.file)) console.log(`  ${line}`)
}

try {
  checkNode()
  await installIfNeeded()
  await check()
  await step('Rules and units', () => vitest('config'))
  if (full) await ensureProofPrograms()
  await step('One design, the same ink everywhere', async () =>
    vitest('fidelity.config', { CHROMIUM_PATH: await ensureChromium() }),
  )
  await testShop()
  report()
  say('Everything passed.')
} catch (error) {
  report()
  console.error(`\n${explainFailure(error)}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
