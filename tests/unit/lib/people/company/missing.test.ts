import { expect, it } from 'vitest'
import { companySchema, companyTexts, missingForInvoices } from '@/lib/people/company/company'

const company = companySchema.parse({
  ...Object.fromEntries(companyTexts.map(name => [name, 'x'])),
  vatNumber: 'BE0428759497',
  country: 'BE',
  hours: [],
})

it('an invoice waits for the company’s country, and for one that its VAT number does not gainsay', () => {
  expect(missingForInvoices(company)).toEqual([])
  expect(missingForInvoices({ ...company, country: '' })).toEqual(['country'])
  expect(missingForInvoices({ ...company, country: 'FR' })).toEqual(['country'])
  expect(missingForInvoices({ ...company, country: 'MC', vatNumber: 'FR40303265045' })).toEqual([])
  expect(missingForInvoices({ ...company, country: 'GR', vatNumber: 'EL123456789' })).toEqual([])
  expect(missingForInvoices({ ...company, vatNumber: '428759497' })).toEqual([])
})
