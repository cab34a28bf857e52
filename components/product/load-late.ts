import type { LateText } from './own-text'

/** Fetches what is shown beside a text once somebody writes it, with what lays out the text. */
export const loadLate = (): Promise<LateText> => import('./late-text')
