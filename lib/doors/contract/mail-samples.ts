import { z } from 'zod'
import { slugParameter } from '@/lib/ground/contract/parameters'
import { languages } from '@/lib/ground/names'

/** How a mail is looked at: as a mail program shows it, or as the text that goes with it. */
export const mailForms = ['mail.html', 'mail.txt'] as const

/** Where a mail with sample data is read. */
export const mailSamplePlace = z.object({
  mail: slugParameter,
  language: z.enum(languages),
  form: z.enum(mailForms),
})
