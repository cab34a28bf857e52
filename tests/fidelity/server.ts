import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { readVector } from '@/server/design/vectors/packs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inRoot = (...parts: string[]) => path.join(root, ...parts)

/** The page's code as the shop's bundler makes it: ES modules, Node's `module` replaced. */
async function bundle(): Promise<Map<string, Uint8Array>> {
  const result = await build({
    entryPoints: { lab: inRoot('tests/fidelity/page/page.ts') },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    outdir: '/',
    absWorkingDir: root,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { module: inRoot('lib/design/scene/fonts/create-require.ts') },
    logLevel: 'silent',
  })
  return new Map(result.outputFiles.map(file => [`/${path.basename(file.path)}`, file.contents]))
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}

/** Files of packages that the page asks for by name. */
const packagedFiles: Record<string, string> = {
  '/harfbuzz.wasm': import.meta.resolve('harfbuzzjs/dist/harfbuzz.wasm'),
  '/pdf.mjs': import.meta.resolve('pdfjs-dist/build/pdf.mjs'),
  '/pdf.worker.mjs': import.meta.resolve('pdfjs-dist/build/pdf.worker.mjs'),
}

const html =
  '<!doctype html><meta charset="utf-8"><title>lab</title><link rel="icon" href="data:,"><script type="module" src="/lab.js"></script>'

async function bodyOf(pathname: string): Promise<string | Uint8Array | null> {
  if (pathname === '/') return html
  const packaged = packagedFiles[pathname]
  if (packaged) return readFile(fileURLToPath(packaged))
  const name = path.basename(pathname)
  if (pathname.startsWith('/images/vectors/')) return readVector(name.replace(/\.json$/, ''))
  if (pathname.startsWith('/fonts/')) return readFile(inRoot('public/fonts', name)).catch(() => null)
  return null
}

export interface LabServer {
  url: string
  close(): void
}

/** Serves a page that holds the scene module, with the shop's fonts and drawings. */
export async function serveLab(): Promise<LabServer> {
  const files = await bundle()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = files.get(pathname) ?? (await bodyOf(pathname))
    response.statusCode = body === null ? 404 : 200
    const type =
      pathname === '/' ? 'text/html' : (types[path.extname(pathname)] ?? 'application/octet-stream')
    response.setHeader('Content-Type', type)
    response.end(body ?? undefined)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
