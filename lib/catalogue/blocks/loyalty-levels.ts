import { block } from './block'

/** The levels of the loyalty club. */
export const loyaltyLevelsBlock = block('loyaltyLevels', {})
