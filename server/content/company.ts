import 'server-only'
import { type Company, companySchema, companyTexts, openingHoursSchema } from '@/lib/company/company'
import { readGlobal } from './documents'
import { remember } from './remember'

/** Who runs the shop. Hours that make no sense are left out, so that the page around them lives. */
export const readCompany = (): Promise<Company> =>
  remember('company', async () => {
    const doc = await readGlobal('company')
    const texts = companyTexts.map(name => [name, (doc[name] ?? '').trim()])
    const hours = (doc.hours ?? []).flatMap(row => openingHoursSchema.safeParse(row).data ?? [])
    return companySchema.parse({ ...Object.fromEntries(texts), hours })
  })
