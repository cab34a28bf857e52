import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run, runNode } from './run.mjs'
import { step } from './say.mjs'

const debians = '/usr/bin/chromium'

/** The path of a Chromium for the browser tests; installs one where there is none. */
export async function ensureChromium() {
  if (existsSync(debians)) return debians
  return step('Installing Chromium', async () => {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update', '-qq'], { env })
      await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env })
      return debians
    }
    await runNode(path.join(root, 'node_modules/@playwright/test/cli.js'), ['install', 'chromium'])
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  })
}
