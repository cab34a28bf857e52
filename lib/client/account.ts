/** Kinds of account (specification §3, Client). */
export const accountTypes = ['private', 'company', 'retailer'] as const
export type AccountType = (typeof accountTypes)[number]
