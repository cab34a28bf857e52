import { z } from 'zod'
import { block, optionalText } from './block'

/** Questions with their answers. */
export const faqBlock = block('faq', {
  title: optionalText,
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).nullish(),
})
