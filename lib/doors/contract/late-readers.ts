/**
 * What reads the shop's answers, fetched where it is needed. One place for each: what is asked for from two places is
 * bundled, and fetched, twice.
 */
export const loadDataReader = () => import('./shop-data')

/** The schema of who is shopping, fetched when somebody is asked about: no page carries zod. */
export const loadWhoReader = () => import('./client')
