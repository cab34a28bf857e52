import { z } from 'zod'
import { clockForm, weekDays } from './hours'

/** A setting that nobody has filled in is an empty text. */
const line = z.string().default('')

/** Texts about the company behind the shop, by their names in the back-office. */
export const companyTexts = [
  'name',
  'legalForm',
  'capital',
  'registration',
  'vatNumber',
  'director',
  'street',
  'zipcode',
  'city',
  'phone',
  'email',
  'proEmail',
  'hostName',
  'hostAddress',
  'mediatorName',
  'mediatorUrl',
] as const
export type CompanyText = (typeof companyTexts)[number]

/** A stretch of a day in which somebody answers. */
export const openingHoursSchema = z
  .object({ day: z.enum(weekDays), opens: z.string().regex(clockForm), closes: z.string().regex(clockForm) })
  .refine(({ opens, closes }) => opens < closes)

/** Who runs the shop and how to reach him, as the back-office has it (PAGE-41). */
export const companySchema = z.object({
  ...(Object.fromEntries(companyTexts.map(name => [name, line])) as Record<CompanyText, typeof line>),
  hours: z.array(openingHoursSchema),
})
export type Company = z.infer<typeof companySchema>

/** What a shop that sells has to say of itself; what is missing is named to the clerk and shown to nobody. */
const needed: readonly CompanyText[] = [
  'name',
  'legalForm',
  'registration',
  'vatNumber',
  'director',
  'street',
  'zipcode',
  'city',
  'phone',
  'email',
  'hostName',
  'hostAddress',
  'mediatorName',
  'mediatorUrl',
]

/** The settings that are still empty, in the order of the form. */
export const missingSettings = (company: Company): (CompanyText | 'hours')[] => [
  ...needed.filter(name => company[name].trim() === ''),
  ...(company.hours.length === 0 ? (['hours'] as const) : []),
]

/** What the law wants on an invoice of who sells; without it none is issued (INVOICE-3). */
const neededForInvoices: readonly CompanyText[] = [
  'name',
  'legalForm',
  'registration',
  'vatNumber',
  'street',
  'zipcode',
  'city',
]

/** The settings that must be filled in before an invoice can be issued. */
export const missingForInvoices = (company: Company): CompanyText[] =>
  neededForInvoices.filter(name => company[name].trim() === '')

/** The postal address in lines; none where it is not whole. */
export const addressLines = ({ street, zipcode, city }: Company): string[] =>
  street && city ? [street, `${zipcode} ${city}`.trim()] : []
