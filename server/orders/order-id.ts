import { z } from 'zod'

/** The number of an order or of a line in a path: whole, above zero, and within what the database counts to. */
export const idSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647))
