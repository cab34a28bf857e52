/** Days in which goods that are not personalised may be given back (PRODUCT-8). */
export const withdrawalDays = 14

/**
 * The right to withdraw from one line (PRODUCT-8): none on what is made to the customer's text or
 * dimensions, 14 days on the rest. Of a pack it follows the parts: `except` names the slugs of those that stay.
 */
export type WithdrawalRight =
  | { days: typeof withdrawalDays; except?: readonly string[] }
  | { days: 0; reason: 'personalised' }

export const personalised: WithdrawalRight = { days: 0, reason: 'personalised' }
export const returnable: WithdrawalRight = { days: withdrawalDays }
