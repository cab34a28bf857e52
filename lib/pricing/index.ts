export { addWorkingDays, estimateDelivery } from './delivery-date'
export type { PriceableItem, PriceableSign } from './item'
export { MAX_QUANTITY } from './limits'
export { type DatedPrice, lowestPrice30Days } from './lowest-price'
export type {
  AppliedDiscount,
  OrderClient,
  OrderDelivery,
  OrderFinding,
  OrderInput,
  OrderItem,
  OrderLine,
  OrderPrice,
  OrderPriceResult,
  OrderTotals,
  Parcel,
  PriceContext,
  ShippingOffer,
  VatAmount,
  VatDecision,
} from './order'
export { packParcel } from './parcel'
export { priceItem } from './price-item'
export type { PriceList } from './price-list'
export { priceOrder } from './price-order'
export { type BetterQuantity, betterQuantity, type QuantityStep, quantitySteps } from './quantity-steps'
export { findReduction, type Reduction } from './reduction'
export {
  type ItemPrice,
  type LedgerCode,
  type LedgerEntry,
  ledgerCodes,
  type PriceFinding,
  type PriceResult,
} from './result'
export { findZone, type ShippingFinding, type ShippingOffers, shippingOffers } from './shipping'
export { decideVat, findTerritory, includingVat, normaliseVatNumber, vatOf } from './vat'
