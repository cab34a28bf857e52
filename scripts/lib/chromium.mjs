import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run, runNode } from './run.mjs'
import { say, step } from './say.mjs'

const debians = '/usr/bin/chromium'
/** The same browser without windows, bars and menus: a new context takes a third of the time. */
const bare = '/usr/bin/chromium-headless-shell'

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a package of Debian's; rejects soon where its archive cannot be reached. */
async function install(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const soon = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  await run('apt-get', ['update', ...soon], { env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...soon, name], { env })
}

/** The path of a Chromium for the browser tests; installs one where there is none. */
export async function ensureChromium() {
  if (existsSync(debians)) return debians
  return step('Installing Chromium', async () => {
    if (mayInstall()) {
      await install('chromium')
      return debians
    }
    await runNode(path.join(root, 'node_modules/@playwright/test/cli.js'), ['install', 'chromium'])
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  })
}

/** The path of the Chromium that opens hundreds of contexts fastest: the headless one where it is available, else the whole. */
export async function ensureBareChromium() {
  if (existsSync(bare)) return bare
  if (mayInstall()) {
    const installed = await step('Installing Chromium without windows', () =>
      install('chromium-headless-shell').then(
        () => true,
        () => false,
      ),
    )
    if (installed && existsSync(bare)) return bare
    say('It is not to be had: the tests take the whole Chromium.')
  }
  return ensureChromium()
}
