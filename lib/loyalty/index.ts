export {
  loyaltyDiscountPercent,
  loyaltyLevel,
  loyaltyMinimum,
  loyaltyProgress,
  MAX_LOYALTY_LEVEL,
  nextLoyaltyLevel,
} from './loyalty'
export { loyaltyPoints } from './points'
