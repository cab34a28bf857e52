import 'server-only'

/** Why an order was not taken. `code` is stable; `details` names what is wrong and its figures. */
export interface OrderFailure {
  ok: false
  status: 400 | 403 | 404 | 409 | 422
  code:
    | 'invalid_body'
    | 'invalid_idempotency_key'
    | 'idempotency_key_reused'
    | 'unknown_country'
    | 'unknown_product'
    | 'product_unavailable'
    | 'invalid_quantity'
    | 'invalid_configuration'
    | 'invalid_design'
    | 'design_mismatch'
    | 'design_blocked'
    | 'unknown_discount'
    | 'discount_exhausted'
    | 'too_many_coupons'
    | 'method_not_offered'
    | 'payment_not_offered'
    | 'relay_needed'
    | 'quotation_needed'
    | 'price_changed'
    | 'forbidden'
    | 'not_found'
  details?: unknown
}

/** Builds a failure. */
export function orderFailure(
  status: OrderFailure['status'],
  code: OrderFailure['code'],
  details?: unknown,
): OrderFailure {
  return { ok: false, status, code, ...(details !== undefined && { details }) }
}
