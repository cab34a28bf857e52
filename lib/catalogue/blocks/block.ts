import { z } from 'zod'
import { linkSchema } from '@/lib/ground/contract/link'

/** A block of a page: its type, its own properties, and the id that the back-office tells it by. */
export const block = <T extends string, S extends z.ZodRawShape>(blockType: T, shape: S) =>
  z.object({ blockType: z.literal(blockType), id: z.string().nullish(), ...shape })

export const optionalText = z.string().nullish()
export const links = z.array(linkSchema).nullish()
