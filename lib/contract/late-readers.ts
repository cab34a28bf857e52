/**
 * What reads the shop's answers, fetched where it is needed. One place for each: what is asked for from two places is
 * bundled, and fetched, twice.
 */
export const loadDataReader = () => import('./shop-data')
export const loadWhoReader = () => import('./client')
