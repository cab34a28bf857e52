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
import { explainFailure, say, step } from './lib/say.mjs'

const full = process.argv.includes('--full')
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
const show = { cwd: root, show: true }

async function testShop(folder) {
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
    FULL: full ? '1' : '',
  }
  try {
    await step('Contract over HTTP', () =>
      runNode(vitest, ['run', '--config', 'vitest.api.config.ts'], { ...show, env }),
    )
    await step('Browser', () => runNode(playwright, ['test'], { ...show, env }))
  } finally {
    await shop.stop()
    await mail.stop()
    await services.stop()
  }
  await step('Starting, stopping, crashing', () =>
    runNode(vitest, ['run', '--config', 'vitest.start.config.ts'], {
      ...show,
      env: { FULL: env.FULL, CHROMIUM_PATH, SEEDED_DATA_DIR: path.join(folder, 'data') },
    }),
  )
}

let folder
try {
  checkNode()
  await installIfNeeded()
  await check()
  await step('Rules and units', () => runNode(vitest, ['run'], { ...show, env: { FULL: full ? '1' : '' } }))
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop-test-'))
  // PostgreSQL runs as another user where this one is root.
  chmodSync(folder, 0o755)
  if (full) await ensureProofPrograms()
  await step('One design, the same ink everywhere', async () => {
    const env = { CHROMIUM_PATH: await ensureChromium(), FULL: full ? '1' : '' }
    await runNode(vitest, ['run', '--config', 'vitest.fidelity.config.ts'], { ...show, env })
  })
  await testShop(folder)
  say('Everything passed.')
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exitCode = 1
} finally {
  if (folder) rmSync(folder, { recursive: true, force: true })
}
process.exit()
