import { z } from 'zod'
import { localeParameter, slugParameter } from '@/lib/ground/contract/parameters'
import { publicationStates } from '@/lib/money/pricing/publication'

/** The most cells that are changed at once: every rate of every material, some times over. */
const mostCells = 5000

/** A change of one cell: `from` is what the clerk saw in it, so that no other change is overwritten (TOOLS-4). */
const cellChange = z.strictObject({
  material: slugParameter,
  cell: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/i),
  from: z.number().nullable(),
  to: z.number().nullable(),
})
export type CellChange = z.infer<typeof cellChange>

export const cellsRequest = z.strictObject({ changes: z.array(cellChange).min(1).max(mostCells) })

/** A rate of the grid: in force, and what it is to become; `value` is null where it was emptied. */
const gridCell = z.object({
  cell: z.string(),
  live: z.number(),
  changed: z.object({ value: z.number().nullable(), by: z.string(), at: z.iso.datetime() }).nullable(),
})

export const publicationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  why: z.string(),
  state: z.enum(publicationStates),
  due: z.iso.datetime(),
  by: z.string(),
  at: z.iso.datetime(),
  cells: z.number().int(),
  materials: z.array(z.string()),
})
export type Publication = z.infer<typeof publicationSchema>

const soldRow = z.object({
  title: z.string(),
  size: z.string(),
  /** Pieces in the last 90 days; 0 for a filler where fewer signs were sold. */
  pieces: z.number().int(),
  quantity: z.number().int(),
  /** One piece in EUR without VAT, as it is and as it would be. */
  before: z.number(),
  after: z.number(),
})

/** What publishing would change (TOOLS-6): of the 20 signs that are sold most, at the sales of the last 90 days. */
export const effectSchema = z.object({
  rows: z.array(soldRow),
  /** Of 30 days, in EUR. */
  revenue: z.object({ before: z.number(), after: z.number() }),
  margin: z.object({ before: z.number(), after: z.number() }),
  /** Quotations that can still be accepted: the total of their signs, in EUR, once they are sent again. What was sent stays. */
  quotations: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      sent: z.boolean(),
      before: z.number(),
      after: z.number(),
    }),
  ),
})
export type Effect = z.infer<typeof effectSchema>

/** Everything that the tool of the materials' prices shows. */
export const pricingAnswer = z.object({
  mayPublish: z.boolean(),
  materials: z.array(
    z.object({
      material: z.string(),
      title: z.string(),
      type: z.string(),
      cells: z.array(gridCell),
    }),
  ),
  holes: z.array(z.object({ material: z.string(), cell: z.string() })),
  effect: effectSchema,
  publications: z.array(publicationSchema),
})
export type PricingAnswer = z.infer<typeof pricingAnswer>

export const publishRequest = z.strictObject({
  name: z.string().trim().min(3).max(120),
  why: z.string().trim().min(3).max(500),
  /** When it comes into force; at once where it is left out. */
  due: z.iso.datetime().optional(),
  /** What the person who publishes has seen: a difference means that other cells were changed meanwhile. */
  cells: z
    .array(z.strictObject({ material: slugParameter, cell: z.string().max(32), value: z.number() }))
    .min(1)
    .max(mostCells),
})
export type PublishRequest = z.infer<typeof publishRequest>

/** A file of rates: its text, and whether it is only read to see what it would change. */
export const importRequest = z.strictObject({
  csv: z.string().max(1_900_000),
  dry: z.boolean().default(false),
})

/** What is wrong with a file that is imported, by row as a spreadsheet counts them: then the file is not imported at all. */
export const importFault = z.object({
  row: z.number(),
  column: z.string(),
  code: z.enum([
    'missing_column',
    'unknown_column',
    'unknown_material',
    'not_a_number',
    'formula',
    'out_of_bounds',
    'twice',
    'too_many_rows',
    'empty',
    'unreadable',
  ]),
  value: z.string(),
})
export type ImportFault = z.infer<typeof importFault>

/** What is looked for in the tools: at least two characters (TOOLS-1). */
export const toolsQuery = z.strictObject({
  q: z.string().trim().min(2).max(100),
  locale: localeParameter,
  /** Clients alone: the search for a client to impersonate. */
  only: z.literal('client').optional(),
})

export const toolsFound = z.object({
  found: z.array(
    z.object({
      kind: z.enum(['product', 'order', 'quotation', 'client']),
      title: z.string(),
      detail: z.string(),
      state: z.string().nullable(),
      amount: z.object({ minor: z.number(), currency: z.string() }).nullable(),
      href: z.string(),
    }),
  ),
})
export type ToolsFound = z.infer<typeof toolsFound>

export const toolsOverview = z.object({
  acts: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      collection: z.string(),
      subject: z.string(),
      what: z.string(),
      fields: z.array(z.string()),
    }),
  ),
  changed: z.object({ cells: z.number(), last: z.object({ by: z.string(), at: z.string() }).nullable() }),
  lists: z.array(
    z.object({
      name: z.string(),
      country: z.string(),
      status: z.string(),
      validFrom: z.string(),
      inForce: z.boolean(),
    }),
  ),
  materials: z.number(),
  competitors: z.number(),
  models: z.number(),
  unpublished: z.number(),
})
export type ToolsOverview = z.infer<typeof toolsOverview>
