import 'server-only'
import { defaultLabelSize, type LabelSize } from '@/lib/orders/order/label-sizes'
import { type Company, companySchema, companyTexts, openingHoursSchema } from '@/lib/people/company/company'
import { readGlobal } from './documents'
import { remember } from './remember'

/** The paper on which the shop prints its address labels. */
export const readLabelSize = (): Promise<LabelSize> =>
  remember('label-size', async () => (await readGlobal('company')).labelSize ?? defaultLabelSize)

/** Who runs the shop. Hours that make no sense are left out, so that the page around them lives. */
export const readCompany = (): Promise<Company> =>
  remember('company', async () => {
    const doc = await readGlobal('company')
    const texts = companyTexts.map(name => [name, (doc[name] ?? '').trim()])
    const hours = (doc.hours ?? []).flatMap(row => openingHoursSchema.safeParse(row).data ?? [])
    return companySchema.parse({ ...Object.fromEntries(texts), hours })
  })
