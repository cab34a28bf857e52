import { z } from 'zod'
import { hasSameTax, sellerCountries } from '@/lib/catalogue/tax-area'
import { clockForm, weekDays } from './hours'

/** A setting that is not filled in is an empty text. */
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
  'country',
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

/** What a shop that sells has to say of itself; the clerk sees what is missing, and no visitor sees it. */
const needed: readonly CompanyText[] = [
  'name',
  'legalForm',
  'registration',
  'vatNumber',
  'director',
  'street',
  'zipcode',
  'city',
  'country',
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
  ...(company.country && isOfAnotherCountry(company) ? (['country'] as const) : []),
  ...(company.hours.length === 0 ? (['hours'] as const) : []),
]

/** What the law requires about the seller on an invoice; without it none is issued (INVOICE-3). */
const neededForInvoices: readonly CompanyText[] = [
  'name',
  'legalForm',
  'registration',
  'vatNumber',
  'street',
  'zipcode',
  'city',
  'country',
]

/** Whether a VAT number is not of the country that the company says it has its seat in. */
function isOfAnotherCountry({ country, vatNumber }: Company): boolean {
  const [prefix] = /^[A-Z]{2}/.exec(vatNumber.trim().toUpperCase()) ?? []
  const named = prefix === 'EL' ? 'GR' : prefix
  const isKnown = (sellerCountries as readonly (string | undefined)[]).includes(named)
  return named !== undefined && isKnown && !hasSameTax(named, country)
}

/**
 * The settings that must be filled in before an invoice can be issued. The country is among them where the VAT number is of another
 * country: an invoice is frozen for good, and its country must be a checked one.
 */
export function missingForInvoices(company: Company): CompanyText[] {
  const empty = neededForInvoices.filter(name => company[name].trim() === '')
  return empty.length === 0 && isOfAnotherCountry(company) ? ['country'] : empty
}

/** The postal address in lines; none where it is not whole. */
export const addressLines = ({ street, zipcode, city }: Company): string[] =>
  street && city ? [street, `${zipcode} ${city}`.trim()] : []
