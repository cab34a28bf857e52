import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { madeFolder, root } from './paths.mjs'

/** What pdf.js asks for only where a file needs it: decoders, the fourteen fonts, tables of CJK codes, a profile of inks. */
const folders = ['wasm', 'standard_fonts', 'cmaps', 'iccs']

/**
 * Lays the parts of pdf.js that are no code where the shop serves them. Their folder has the version's name, so that a
 * browser may keep them for good; what was there before stays for pages that are still open.
 * @returns {string} their address, with a slash at its end
 */
export function pdfParts() {
  const from = path.join(root, 'node_modules/pdfjs-dist')
  const { version } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'))
  const target = path.join(root, madeFolder, version)
  const address = `/pdf/${version}/`
  if (existsSync(target)) return address
  // Several processes of a build read this at once: each lays its own draft, the first one stays.
  const draft = path.join(root, madeFolder, `.${version}.${process.pid}`)
  mkdirSync(draft, { recursive: true })
  for (const folder of folders) cpSync(path.join(from, folder), path.join(draft, folder), { recursive: true })
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return address
}
