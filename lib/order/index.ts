export {
  type Campaign,
  readCampaign,
  type TrackingParameter,
  trackingParameters,
  withCampaign,
} from './campaign'
export {
  type Order,
  type OrderEvent,
  type OrderLine,
  orderEventSchema,
  orderLineSchema,
  orderSchema,
  orderTotalsSchema,
} from './order'
export {
  type CartSavePayload,
  type CartSavePayloadInput,
  cartSavePayloadSchema,
  idempotencyKeySchema,
  isSavePayload,
  moneySchema,
  type OrderPayload,
  type OrderPayloadInput,
  orderIdSchema,
  orderPayloadSchema,
  type SaveType,
  saveTypes,
} from './payload'
export {
  canChangeOrder,
  isDraft,
  isPaidState,
  isPayable,
  type OrderState,
  orderStates,
  type PaymentMethod,
  paymentMethods,
} from './states'
export { type WithdrawalRight, withdrawalDays, withdrawalRight } from './withdrawal'
