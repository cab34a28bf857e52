import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { root } from './paths.mjs'

/** The functions of `zod/mini` for the schemas by which a browser reads designs; the build names a missing one. */
const names = [
  'array',
  'boolean',
  'check',
  'discriminatedUnion',
  'enum',
  'int',
  'literal',
  'maxLength',
  'maximum',
  'minLength',
  'minimum',
  'nonnegative',
  'nullable',
  'number',
  'object',
  'optional',
  'positive',
  'record',
  'refine',
  'regex',
  'strictObject',
  'string',
  'tuple',
  'union',
]

const folder = '.next-servers'
const file = 'zod-mini.mjs'

/**
 * Makes one file of `zod/mini` with these functions alone, a third of what a browser would get otherwise: pages with forms use the whole of
 * zod, and Next's bundler then keeps the whole core of both, for the editor too.
 * @returns {string} where it is, from the project's folder
 */
export function leanZod() {
  const { outputFiles } = buildSync({
    stdin: { contents: `export { ${names.join(', ')} } from 'zod/mini'`, resolveDir: root },
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    write: false,
  })
  const target = path.join(root, folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  const draft = `${target}.${process.pid}`
  writeFileSync(draft, outputFiles[0].text)
  renameSync(draft, target)
  return `./${folder}/${file}`
}
