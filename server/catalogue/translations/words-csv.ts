import 'server-only'
import type { Payload } from 'payload'
import { type Show, sourceLanguage } from '@/lib/catalogue/translation/words'
import type { WordFault } from '@/lib/doors/contract/translations'
import { isBlankRow } from '@/lib/ground/csv/blank-row'
import type { Language } from '@/lib/ground/names'
import type { Actor } from '@/lib/people/actor/actor'
import { readCsv, writeCsv } from '@/server/ground/csv'
import { refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { findSource, readWords, type Source } from './read-words'
import { findTranslations } from './translations'
import { type PlacedChange, writeWords } from './write-words'

/** The columns of a file, in order; a translator fills in the last one. */
const columns = ['id', 'document', 'field', 'source', 'before', 'text'] as const
type Column = (typeof columns)[number]

const mostRows = 20_000
const longestText = 20_000

interface Asked {
  of: string
  language: Language
  show: Show
}

/** The texts of a source as a file for a spreadsheet (TRANSLATION-4): with the present text in `before` and in `text`. */
export async function exportWords(actor: Actor, asked: Asked) {
  const found = await findTranslations(actor, { ...asked, q: '' })
  if (!found.ok) return found
  const rows = found.words.flatMap(({ id, subject, field, texts }) => {
    const now = texts[asked.language]
    // A text without a place in this language cannot be filled in by a file.
    return now === null ? [] : [[id, subject, field, texts[sourceLanguage] ?? '', now, now]]
  })
  return {
    ok: true as const,
    name: `${asked.of}-${asked.language}.csv`,
    csv: writeCsv([[...columns], ...rows]),
  }
}

const fault = (row: number, field: string, code: WordFault['code'], value: string): WordFault => ({
  row,
  field,
  code,
  value: value.slice(0, 200),
  by: null,
})

/** The changes of a file: rows whose text was filled in or changed. An empty text takes nothing away. */
function changesOf(table: readonly (readonly string[])[]): { changes: PlacedChange[]; faults: WordFault[] } {
  const heads = table[0]?.map(head => head.trim().toLowerCase()) ?? []
  const missing = columns.filter(
    column => column !== 'document' && column !== 'source' && !heads.includes(column),
  )
  if (missing.length > 0)
    return { changes: [], faults: missing.map(column => fault(1, '', 'missing_column', column)) }
  if (table.length - 1 > mostRows)
    return { changes: [], faults: [fault(mostRows + 1, '', 'too_many_rows', String(mostRows))] }
  const changes: PlacedChange[] = []
  const faults: WordFault[] = []
  const seen = new Set<string>()
  for (const [index, cells] of table.slice(1).entries()) {
    if (isBlankRow(cells)) continue
    const row = index + 2
    const cell = (column: Column) => cells[heads.indexOf(column)] ?? ''
    const [field, from, to] = [cell('field').trim(), cell('before'), cell('text')]
    const place = `${cell('id')} ${field}`
    if (seen.has(place)) faults.push(fault(row, field, 'twice', place))
    seen.add(place)
    if (!to.trim() || to === from) continue
    if (!/^\d{1,9}$/.test(cell('id').trim())) faults.push(fault(row, field, 'not_a_number', cell('id')))
    else if (to.length > longestText) faults.push(fault(row, field, 'too_long', String(longestText)))
    else changes.push({ row, id: Number(cell('id')), field, from, to })
  }
  return { changes, faults }
}

/** The rows of a file that differ from the shop. */
async function differences(
  payload: Payload,
  source: Source,
  { language, changes }: { language: Language; changes: readonly PlacedChange[] },
): Promise<WordFault[]> {
  const words = await readWords(payload, source)
  const now = new Map(words.map(one => [`${one.id} ${one.field}`, one.texts[language]]))
  return changes.flatMap(({ row, id, field, from, to }) => {
    const text = now.get(`${id} ${field}`)
    if (text == null) return [fault(row, field, 'unknown_place', `${id} ${field}`)]
    return text === from || text === to ? [] : [fault(row, field, 'changed_since', text)]
  })
}

interface Import {
  of: string
  language: Language
  csv: string
  dry: boolean
}

/**
 * Takes a file of texts (TRANSLATION-4), all of it or nothing: errors are reported by row. `dry` only reports how many
 * texts would change.
 */
export async function importWords(actor: Actor, { of, language, csv, dry }: Import) {
  const allowed = staffWith(actor, 'content.translate')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const source = findSource(payload, of)
  if (!source) return refusal('not_found')
  const table = readCsv(csv, mostRows)
  if (!table) return refusal('import_refused', { faults: [fault(1, '', 'unreadable', '')] })
  const { changes, faults } = changesOf(table)
  const wrong = faults.length > 0 ? faults : await differences(payload, source, { language, changes })
  if (wrong.length > 0) return refusal('import_refused', { faults: wrong })
  const documents = new Set(changes.map(({ id }) => id)).size
  if (dry || changes.length === 0) return { ok: true as const, answer: { texts: changes.length, documents } }
  return writeWords(actor, { of, language, changes })
}
