// `npm run what-comes-in`: compares what programs write with what the browser draws of it, and writes docs/what-comes-in.md.
import { ensureChromium } from './lib/chromium.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { runNode } from './lib/run.mjs'

await installIfNeeded()
const tests = ['what-comes-in', 'pages-come-in'].map(name => `tests/fidelity/${name}.test.ts`)
await runNode('node_modules/vitest/vitest.mjs', ['run', '--config', 'vitest.fidelity.config.ts', ...tests], {
  show: true,
  env: { CHROMIUM_PATH: await ensureChromium(), WRITE_TABLE: '1' },
})
process.exit()
