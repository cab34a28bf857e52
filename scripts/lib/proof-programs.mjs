import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { PlainError, step } from './say.mjs'

/** What the full proof draws and checks with, by Debian's package. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  'mupdf-tools': '/usr/bin/mutool',
  'poppler-utils': '/usr/bin/pdftoppm',
  qpdf: '/usr/bin/qpdf',
}

const missing = () => Object.keys(packages).filter(name => !existsSync(packages[name]))

/** Sees that the other browsers and the programs of the full proof are there; installs them where it may. */
export async function ensureProofPrograms() {
  if (missing().length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing the browsers and programs of the proof', async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update', '-qq'], { env })
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], { env })
    })
  }
  const names = missing()
  if (names.length > 0)
    throw new PlainError(
      `The full proof needs Debian's ${names.join(', ')}: apt-get install ${names.join(' ')}`,
    )
}
