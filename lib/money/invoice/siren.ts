import type { InvoiceSeller } from './content'

/**
 * The nine digits of a French company in the register SIRENE, out of an entry in the register ("RCS Lille 123 456 789"), a SIRET
 * (its first nine) or a French VAT number (its last nine). Null where the text holds none.
 */
export function siren(text: string): string | null {
  const packed = text.replaceAll(/[\s.]/g, '')
  const [, ofVat] = /^FR[0-9A-Z]{2}(\d{9})$/.exec(packed) ?? []
  const [, first] = /(?:^|\D)(\d{9})(?:\d{5})?(?:\D|$)/.exec(packed) ?? []
  return ofVat ?? first ?? null
}

/** A number in a register of companies, with the scheme by which electronic invoices name the register (ISO 6523). */
export interface RegisterEntry {
  scheme: '0002' | '0208'
  id: string
}

/** The ten digits of a Belgian enterprise, out of an entry in the register or a Belgian VAT number; null where there are none. */
function belgianNumber(text: string): string | null {
  const packed = text.replaceAll(/[\s.]/g, '')
  return /(?:^|\D)([01]\d{9})(?:\D|$)/.exec(packed)?.[1] ?? null
}

/** The nine digits of a company that is in France's register SIRENE: by its entry there, or by its VAT number; null for others. */
export const sirenOf = ({
  country,
  registration,
  vatNumber,
}: Pick<InvoiceSeller, 'country' | 'registration' | 'vatNumber'>): string | null =>
  country === 'FR' ? (siren(registration) ?? siren(vatNumber)) : null

/** The seller's number in its country's register: France's SIRENE or Belgium's enterprises; none for other countries. */
export function registerEntry(seller: InvoiceSeller): RegisterEntry | null {
  const { country, registration, vatNumber } = seller
  const named = (scheme: RegisterEntry['scheme'], id: string | null) => (id ? { scheme, id } : null)
  if (country === 'FR') return named('0002', sirenOf(seller))
  return country === 'BE' ? named('0208', belgianNumber(registration) ?? belgianNumber(vatNumber)) : null
}
