import type { QuotationState } from './states'

/** How a state of a quotation is shown, by the names of the badges' tones. */
export const quotationTones = {
  requested: 'inform',
  answered: 'ask',
  'change-asked': 'inform',
  accepted: 'soft',
  declined: 'plain',
  expired: 'plain',
  ordered: 'soft',
} as const satisfies Record<QuotationState, string>
