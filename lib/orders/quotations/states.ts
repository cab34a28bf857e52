/** States of a quotation (QUOTATION-1). */
export const quotationStates = [
  'requested',
  'answered',
  'change-asked',
  'accepted',
  'declined',
  'expired',
  'ordered',
] as const
export type QuotationState = (typeof quotationStates)[number]

const transitions: Readonly<Record<QuotationState, readonly QuotationState[]>> = {
  requested: ['answered', 'declined'],
  answered: ['answered', 'change-asked', 'accepted', 'declined', 'expired'],
  'change-asked': ['answered', 'change-asked', 'declined'],
  accepted: ['ordered', 'change-asked'],
  declined: ['answered', 'change-asked'],
  expired: ['answered', 'change-asked'],
  ordered: [],
}

/** Whether a quotation may go from one state to another. A new version is a step, too: answered again. */
export const canMoveQuotation = (from: QuotationState, to: QuotationState): boolean =>
  transitions[from].includes(to)

/** Whether staff may change its lines: not while it binds both sides. */
export const isQuotationOpen = (state: QuotationState): boolean => state !== 'accepted' && state !== 'ordered'
