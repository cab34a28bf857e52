import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inRoot = (...parts: string[]) => path.join(root, ...parts)

/** The page's code as the shop's bundler makes it: ES modules, Node's `module` replaced. */
async function bundle(): Promise<Map<string, Uint8Array>> {
  const result = await build({
    entryPoints: { lab: inRoot('tests/fidelity/page.ts') },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    outdir: '/',
    absWorkingDir: root,
    alias: { module: inRoot('lib/scene/fonts/create-require.ts') },
    logLevel: 'silent',
  })
  return new Map(result.outputFiles.map(file => [`/${path.basename(file.path)}`, file.contents]))
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
}

/** Files of packages that the page asks for by name. */
const packagedFiles: Record<string, string> = {
  '/harfbuzz.wasm': import.meta.resolve('harfbuzzjs/dist/harfbuzz.wasm'),
  '/pdf.mjs': import.meta.resolve('pdfjs-dist/build/pdf.mjs'),
  '/pdf.worker.mjs': import.meta.resolve('pdfjs-dist/build/pdf.worker.mjs'),
}

function fileFor(pathname: string): string | null {
  const packaged = packagedFiles[pathname]
  if (packaged) return fileURLToPath(packaged)
  if (pathname.startsWith('/fonts/')) return inRoot('public/fonts', path.basename(pathname))
  return null
}

async function serve(files: Map<string, Uint8Array>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') {
      response.setHeader('Content-Type', 'text/html')
      response.end(
        '<!doctype html><title>lab</title><link rel="icon" href="data:,"><script type="module" src="/lab.js"></script>',
      )
      return
    }
    const file = fileFor(pathname)
    const body = files.get(pathname) ?? (file ? await readFile(file).catch(() => null) : null)
    response.statusCode = body ? 200 : 404
    response.setHeader('Content-Type', types[path.extname(pathname)] ?? 'application/octet-stream')
    response.end(body ?? undefined)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

export interface OpenLab {
  page: Page
  /** What the page complained about. */
  errors: string[]
  close(): Promise<void>
}

/** Opens Chromium on a page that holds the scene module. */
export async function openLab(): Promise<OpenLab> {
  const server = await serve(await bundle())
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction(() => 'lab' in window)
  return {
    page,
    errors,
    async close() {
      await browser.close()
      server.close()
    },
  }
}
