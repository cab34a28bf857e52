import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/*
 * The shop's drawings on disk (docs/decisions/symbols.md): a file for each category, a line for each drawing. Lines are
 * answered unchanged; lib/design/scene/vectors/drawing.ts reads the outlines of a line.
 */

const folder = path.join(process.cwd(), 'server', 'design', 'vectors', 'packs')

const nameOf = (line: string) => line.slice('{"name":"'.length, line.indexOf('",'))

async function readPacks(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.ndjson'))
  const texts = await Promise.all(files.map(file => readFile(path.join(folder, file), 'utf8')))
  return new Map(texts.flatMap(text => text.trimEnd().split('\n')).map(line => [nameOf(line), line]))
}

let packs: Promise<ReadonlyMap<string, string>> | null = null

/** Every drawing's file by its name. Read once; a failure is not kept. */
export function readVectors(): Promise<ReadonlyMap<string, string>> {
  packs ??= readPacks().catch(error => {
    packs = null
    throw error
  })
  return packs
}

/** A drawing's file as text; `null` where the shop has none of this name. */
export async function readVector(name: string): Promise<string | null> {
  return (await readVectors()).get(name) ?? null
}
