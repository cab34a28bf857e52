import { type FieldFindings, findingsOf } from '@/lib/ground/validators/codes'
import { normaliseNumber } from '@/lib/ground/validators/text'
import type { Countries } from '@/lib/people/address/check-address'
import type { AccountType } from './account'
import { checkSiret, checkVatNumberAny, vatNumberCountries } from './check-client'

interface Numbers {
  accountType: AccountType
  vatNumber: string
  siretNumber: string
}

/**
 * What a professional account lacks, by field (PEOPLE-13): its VAT number, and with a French one its SIRET. A private
 * person needs neither; a number that is given is well formed all the same.
 */
export function checkProfessional(
  { accountType, vatNumber, siretNumber }: Numbers,
  countries: Countries,
): FieldFindings<'vatNumber' | 'siretNumber'> {
  const isProfessional = accountType !== 'private'
  const needsVat = isProfessional || normaliseNumber(vatNumber) !== ''
  const isFrench = isProfessional && vatNumberCountries(vatNumber, countries).includes('FR')
  const needsSiret = isFrench || normaliseNumber(siretNumber) !== ''
  return findingsOf({
    vatNumber: needsVat ? checkVatNumberAny(vatNumber, countries) : null,
    siretNumber: needsSiret ? checkSiret(siretNumber) : null,
  })
}
