import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../scripts/lib/lock.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { run, runNode } from '../../scripts/lib/run.mjs'

// Beside the project's packages, so that hard links to them take no space.
const folder = path.join(root, '.bench/plain-app')
const watchdog = path.join(root, 'scripts/lib/watchdog.mjs')
const ownNext = path.join(folder, 'node_modules/next/dist/bin/next')

/**
 * Writes and builds an app of the same Next version: an empty page at `/`, and at `/filled/` one of as many bytes as a
 * page of the shop, which pack as well: its text is that page's HTML without the signs that HTML would write longer.
 */
export async function buildPlainApp(html) {
  // A text is in the page twice, as HTML and in the data that React starts from; the rest of the page is some 6,000 bytes.
  const bytes = Math.max(10, Math.round((Buffer.byteLength(html) - 6000) / 2))
  const text = html
    .replaceAll(/[^\x20-\x7e]|[<>&"'\\]/g, ' ')
    .repeat(2)
    .slice(0, bytes)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'app/filled'), { recursive: true })
  // The very packages the shop is built by, in a root of its own: else the shop's own files would be built too.
  await run('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')])
  const write = (file, text) => writeFileSync(path.join(folder, file), text)
  write('package.json', '{ "name": "plain-app", "private": true, "type": "module" }')
  write(
    'next.config.mjs',
    `export default { trailingSlash: true, turbopack: { root: ${JSON.stringify(folder)} } }`,
  )
  write(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  )
  write('app/page.jsx', 'export default function Page() { return <p>Empty</p> }')
  write(
    'app/filled/page.jsx',
    `const text = ${JSON.stringify(text)}\nexport default function Page() { return <p>{text}</p> }`,
  )
  const from = Date.now()
  await runNode(ownNext, ['build'], {
    cwd: folder,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  return (Date.now() - from) / 1000
}

/** Serves the plain app; returns its address and how to stop it. */
export async function servePlainApp() {
  const port = await freePort()
  // It ends with the benchmark in every case.
  const child = spawn(process.execPath, ['--import', watchdog, ownNext, 'start', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const url = `http://localhost:${port}`
  for (;;) {
    try {
      await fetch(url)
      break
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  return {
    url,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
