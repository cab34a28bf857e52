import { z } from 'zod'

const pieces = z.number().int().min(-1_000_000).max(1_000_000)

export const stockMovesPath = '/api/stock/moves'
export const stockImportPath = '/api/stock/import'
export const stockFilePath = '/api/stock/levels.csv'

export const mostStockReason = 300

/** `POST /api/stock/moves`: pieces that came or went (no total, because orders count meanwhile), or another low mark, and why. */
export const stockMoveRequest = z
  .strictObject({
    level: z.number().int().positive().max(2_147_483_647),
    change: pieces.default(0),
    /** From so many pieces on the list warns. */
    lowAt: z.number().int().min(0).max(1_000_000).optional(),
    reason: z.string().trim().min(2).max(mostStockReason),
  })
  .refine(({ change, lowAt }) => change !== 0 || lowAt !== undefined, { path: ['change'] })
export type StockMoveRequest = z.output<typeof stockMoveRequest>

/** `POST /api/stock/import`: a file of what was counted; `dry` only reports what it would do. */
export const stockImportRequest = z.strictObject({ csv: z.string().min(1).max(2_000_000), dry: z.boolean() })
export const stockImportAnswer = z.object({ moves: z.number().int(), pieces: z.number().int() })

/** What can be wrong with a row of the file. */
export const stockFaultCodes = [
  'unreadable',
  'missing_column',
  'too_many_rows',
  'unknown',
  'twice',
  'not_a_number',
  'no_reason',
  'too_few',
  'taken',
] as const
export const stockFault = z.object({
  /** The row as a spreadsheet numbers it. */
  row: z.number().int().positive(),
  code: z.enum(stockFaultCodes),
  value: z.string(),
})
export type StockFault = z.infer<typeof stockFault>
export const stockFaultsDetails = z.object({ faults: z.array(stockFault) })
