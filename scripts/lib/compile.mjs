import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

/** Where the parts of the shop stand that Node runs without Next's build. */
const folder = '.next-servers'

/**
 * Makes one file that Node can run of a part of the shop written in TypeScript, and says where it is. Takes some ten
 * milliseconds; an identical file that is there already stays, because another process may be reading it.
 * @param {string} entry from the project's folder
 * @param {{ root?: string }} [options]
 */
export function compile(entry, { root = process.cwd() } = {}) {
  const outfile = path.join(root, folder, `${path.basename(entry, '.ts')}.cjs`)
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // Next takes a module's class itself, not the module.
    footer: { js: 'if (module.exports.default) module.exports = module.exports.default' },
    tsconfig: path.join(root, 'tsconfig.json'),
    write: false,
  })
  const [{ text }] = outputFiles
  if (text === read(outfile)) return outfile
  mkdirSync(path.dirname(outfile), { recursive: true })
  const draft = `${outfile}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, outfile)
  return outfile
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
