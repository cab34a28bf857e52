/**
 * What reads the shop's answers, fetched where it is needed. One place for each: what is asked for from two places is
 * bundled, and fetched, twice.
 */
export const loadDataReader = () => import('./shop-data')

/** The schema of the actor, loaded when it is needed: no page carries zod. */
export const loadWhoReader = () => import('./client')
