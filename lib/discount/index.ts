export { type ActingDiscount, type AppliedDiscounts, applyDiscounts, type DiscountFinding } from './apply'
export {
  chooseSession,
  discountKind,
  loyaltyCoupon,
  RETAILER_COUPON,
  type SessionRights,
  sessionDiscount,
} from './session'
