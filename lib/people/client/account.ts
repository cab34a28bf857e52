/** Kinds of account (PEOPLE-3). */
export const accountTypes = ['private', 'company', 'retailer'] as const
export type AccountType = (typeof accountTypes)[number]
