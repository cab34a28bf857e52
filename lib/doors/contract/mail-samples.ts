import { z } from 'zod'
import { languages } from '@/lib/ground/names'
import { slugParameter } from '../../ground/contract/parameters'

/** How a mail is looked at: as a mail program shows it, or as the text that goes with it. */
export const mailForms = ['mail.html', 'mail.txt'] as const

/** Where a mail with sample data is read. */
export const mailSamplePlace = z.object({
  mail: slugParameter,
  language: z.enum(languages),
  form: z.enum(mailForms),
})
