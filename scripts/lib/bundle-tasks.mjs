import path from 'node:path'
import { root } from './paths.mjs'

/**
 * Bundles what runs in the worker threads (server/doors/threads/entry.ts) as one file that plain Node loads: a thread knows neither TypeScript
 * nor the aliases of the project. HarfBuzz stays outside, because it looks for its wasm in its own folder.
 */
export async function bundleTasks(outfile) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ['server/doors/threads/entry.ts'],
    outfile: path.resolve(root, outfile),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // What is marked `server-only` may run here.
    conditions: ['react-server'],
    external: ['harfbuzzjs'],
    logLevel: 'warning',
  })
}
