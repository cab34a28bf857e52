import { z } from 'zod'
import { machines } from './machines'
import { scanSteps } from './states'

const id = z.number().int().positive().max(2_147_483_647)

/** Pieces of one design of an order. */
const wanted = z.strictObject({
  order: id,
  line: id,
  part: id,
  pieces: z.number().int().positive().max(5000),
})
export type WantedPieces = z.infer<typeof wanted>

/** Pieces on sheets that are laid at once. */
export const mostPieces = 5000

/** `POST /api/production/sheets`: lays pieces of one stack on sheets of one size, in mm. */
export const sheetsRequest = z.strictObject({
  machine: z.enum(machines),
  material: z.string().min(1).max(128),
  colour: z.string().max(128),
  widthMm: z.number().int().min(20).max(5000),
  heightMm: z.number().int().min(20).max(5000),
  pieces: z.array(wanted).min(1).max(1000),
})
export type SheetsRequest = z.infer<typeof sheetsRequest>

/** The sheets that were made, and how many the area of the pieces asks for at least. */
export const sheetsAnswer = z.object({ sheets: z.array(id), least: z.number().int() })

/** `POST /api/production/scans`: a ticket as the scanner writes it, and what was done with its piece. */
export const scanRequest = z.strictObject({ ticket: z.string().min(1).max(64), step: z.enum(scanSteps) })

/** What a scan answers. */
export const scanAnswer = z.object({
  piece: id,
  ticket: z.string(),
  order: id,
  line: id,
  title: z.string(),
  state: z.string(),
  sheet: id,
  /** Pieces of the sheet that are not made yet. */
  left: z.number().int(),
  /** Whether every piece of the order is packed. */
  whole: z.boolean(),
})
export type ScanAnswer = z.infer<typeof scanAnswer>

/** `POST /api/production/pieces/{id}/remake`: why a piece is made again. */
export const remakeRequest = z.strictObject({ reason: z.string().trim().min(1).max(500) })

/** `POST /api/production/pieces/{id}/take-back`: the scan that was a mistake, as it was seen, and why it is taken back. */
export const takeBackRequest = z.strictObject({
  state: z.enum(scanSteps),
  reason: z.string().trim().min(1).max(500),
})

/** Check photos: how many a piece has at most, how large one is sent in bytes, and its longer side as it is kept in pixels. */
export const photoLimits = { perPiece: 6, bytes: 20_000_000, pixels: 100_000_000, side: 1600 } as const

/** What a photo is known by once it is kept. */
export const photoAnswer = z.object({ photo: id })
