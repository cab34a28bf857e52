import type { Money } from '@/lib/ground/money/money'

/** A transfer in euros to one account. */
export interface EpcTransfer {
  holder: string
  iban: string
  /** Empty where it is not known: within the EEA none is needed. */
  bic: string
  amount: Money
  /** The reference that links the transfer to what is paid. */
  reference: string
}

/** What the guideline allows of a text. */
const mostName = 70
const mostRemittance = 140
/** In cents: from 0.01 to 999,999,999.99 euros. */
const mostMinor = 99_999_999_999

const compact = (text: string) => text.replace(/\s+/g, '').toUpperCase()

/** One line of text; a line feed would begin the next field. */
const oneLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most)

/**
 * What the QR code of a transfer says, for the apps of banks (ORDER-43; EPC069-12 by the European Payments Council, version 002,
 * UTF-8). Null where it cannot be: not in euros, without a holder or an IBAN, or of an amount outside its bounds.
 */
export function epcPayload({ holder, iban, bic, amount, reference }: EpcTransfer): string | null {
  const name = oneLine(holder, mostName)
  if (amount.currency !== 'EUR' || amount.minor < 1 || amount.minor > mostMinor || !name || !iban) return null
  const euros = `EUR${Math.floor(amount.minor / 100)}.${String(amount.minor % 100).padStart(2, '0')}`
  const lines = ['BCD', '002', '1', 'SCT', compact(bic), name, compact(iban), euros, '', '']
  return [...lines, oneLine(reference, mostRemittance)].join('\n')
}
