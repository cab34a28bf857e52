import { z } from 'zod'
import { localeParameter } from '@/lib/ground/contract/parameters'

/** What a reader says of an answer of the help (PAGE-43). */
export const helpVoteSchema = z.strictObject({
  question: z.string().min(1).max(300),
  locale: localeParameter,
  suffices: z.boolean(),
})
export type HelpVote = z.infer<typeof helpVoteSchema>
