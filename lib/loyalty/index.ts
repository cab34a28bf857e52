export {
  loyaltyDiscountPercent,
  loyaltyLevel,
  loyaltyProgress,
  MAX_LOYALTY_LEVEL,
  nextLoyaltyLevel,
} from './loyalty'
export { loyaltyPoints } from './points'
