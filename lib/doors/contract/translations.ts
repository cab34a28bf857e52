import { z } from 'zod'
import { shows } from '@/lib/catalogue/translation/words'
import { slugParameter } from '@/lib/ground/contract/parameters'
import { languages } from '@/lib/ground/names'

/** The most texts that are written at once: more than the largest source has. */
const mostChanges = 20_000
const text = z.string().max(20_000)

/** Where one text is changed; `from` is what the writer saw there, so that no other change is overwritten (TRANSLATION-3). */
const wordChange = z.strictObject({
  /** The document's number; 0 for a global, which has none. */
  id: z.number().int().min(0).max(2_147_483_647),
  field: z.string().regex(/^[A-Za-z][\w.]{0,199}$/),
  from: text,
  to: text,
})
export type WordChange = z.infer<typeof wordChange>

const place = { of: slugParameter, language: z.enum(languages) }

export const wordsRequest = z.strictObject({ ...place, changes: z.array(wordChange).min(1).max(mostChanges) })

export const wordsQuery = z.strictObject({ ...place, show: z.enum(shows).default('all') })

/** A file with texts; `dry` tells alone what it would change. */
export const wordsImport = z.strictObject({ ...place, csv: z.string().max(8_000_000), dry: z.boolean() })

export const wordFaults = [
  'unreadable',
  'missing_column',
  'too_many_rows',
  'not_a_number',
  'unknown_place',
  'changed_since',
  'not_allowed',
  'too_long',
  'twice',
] as const

/** What is wrong with a text or a row of a file, which is counted as a spreadsheet does; then the whole file is refused. */
export const wordFault = z.object({
  row: z.number().int(),
  field: z.string(),
  code: z.enum(wordFaults),
  value: z.string(),
  /** Who changed the document last, where somebody did. */
  by: z.string().nullable(),
})
export type WordFault = z.infer<typeof wordFault>

export const faultsDetails = z.object({ faults: z.array(wordFault) })
export const written = z.object({ texts: z.number().int(), documents: z.number().int() })
