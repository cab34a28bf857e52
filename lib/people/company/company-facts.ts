import type { Facts } from '@/lib/catalogue/content/fill-in'
import type { Language } from '@/lib/ground/names'
import { type Company, companyTexts } from './company'

/**
 * What texts may say of the company by name (`{{email}}`). Without a company's name the shop's replaces it, because the
 * reader knows that one. The country is named in the reader's language.
 */
export const companyFacts = (company: Company, shopName: string, language: Language): Facts => ({
  ...Object.fromEntries(companyTexts.map(name => [name, company[name]])),
  country:
    company.country && (new Intl.DisplayNames([language], { type: 'region' }).of(company.country) ?? ''),
  name: company.name || shopName,
  shop: shopName,
  zipCity: company.city && `${company.zipcode} ${company.city}`.trim(),
  address: company.street && company.city && `${company.street}, ${company.zipcode} ${company.city}`,
})
