import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { VectorEntry } from '@/lib/doors/contract/vectors'
import { type Language, languages } from '@/lib/ground/names'
import { countryOf, languageOf, locales } from '@/lib/ground/site/locales'

/** A drawing as the list on disk has it: its further words in each language. */
interface KeptEntry extends Omit<VectorEntry, 'words'> {
  words: Record<Language, string>
}

/**
 * Pictures of codes that no scanner reads: who looks for a code is to find one that can be read. They are not offered
 * any more; designs that hold them keep them (DESIGN-24).
 */
const unoffered: ReadonlySet<string> = new Set(['mdi-qrcode', 'mdi-barcode'])

async function readEntries(): Promise<KeptEntry[]> {
  const file = path.join(process.cwd(), 'server', 'design', 'vectors', 'index.ndjson')
  return (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line): KeptEntry => JSON.parse(line))
}

const wordsOf = (entry: KeptEntry, spoken: ReadonlySet<Language>): string =>
  languages
    .filter(language => spoken.has(language))
    .map(language => entry.words[language])
    .join(' ')
    .trim()

/**
 * The drawings of a country (`fr`) with the words of its languages, and those in English: what many a symbol is called
 * everywhere. `null` for a country in which the shop does not sell.
 */
export async function readVectorIndex(country: string): Promise<VectorEntry[] | null> {
  const own = locales.filter(locale => countryOf(locale).toLowerCase() === country)
  if (own.length === 0) return null
  const spoken = new Set<Language>([...own.map(languageOf), 'en'])
  const offered = (await readEntries()).filter(({ name }) => !unoffered.has(name))
  return offered.map(entry => ({ ...entry, words: wordsOf(entry, spoken) }))
}
