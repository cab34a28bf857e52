import { z } from 'zod'

/** Stable codes of the API's errors, with their HTTP status (PAGE-21). */
export const problemStatus = {
  bad_request: 400,
  unknown_parameter: 400,
  invalid_parameter: 400,
  invalid_body: 400,
  unauthorised: 401,
  forbidden: 403,
  foreign_origin: 403,
  INCORRECT_PASSWORD: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_has_account: 409,
  link_ended: 410,
  price_changed: 409,
  proof_changed: 409,
  scene_not_kept: 409,
  scene_damaged: 409,
  layout_waiting: 409,
  approval_waiting: 409,
  layout_differs: 422,
  order_moved: 409,
  state_not_reachable: 409,
  pieces_not_left: 409,
  claim_decided: 409,
  claim_too_early: 409,
  claim_line: 422,
  goodwill_needed: 422,
  order_closed: 409,
  body_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  unprocessable: 422,
  picture_unreadable: 422,
  picture_too_large: 422,
  picture_store_full: 507,
  too_many_links: 507,
  cart_store_full: 507,
  too_many_requests: 429,
  invalid_idempotency_key: 400,
  idempotency_key_reused: 422,
  unknown_country: 422,
  unknown_product: 422,
  product_unavailable: 422,
  invalid_configuration: 422,
  invalid_design: 422,
  design_mismatch: 422,
  design_blocked: 422,
  parts_missing: 422,
  import_unknown: 422,
  design_too_heavy: 422,
  order_too_heavy: 422,
  coupon_exists: 409,
  unknown_discount: 422,
  discount_exhausted: 422,
  too_many_coupons: 422,
  discount_not_yet: 422,
  discount_expired: 422,
  discount_used: 422,
  discount_kind: 422,
  discount_minimum: 422,
  out_of_stock: 422,
  method_not_offered: 422,
  payment_not_offered: 422,
  relay_needed: 422,
  unknown_relay: 422,
  undeliverable_address: 422,
  terms_required: 422,
  withdrawal_closed: 422,
  not_returnable: 422,
  quotation_needed: 422,
  refund_too_much: 422,
  quotation_not_offered: 422,
  empty_cart: 422,
  server_error: 500,
  relay_unavailable: 503,
  service_unavailable: 503,
  too_busy: 503,
  payment_unavailable: 503,
} as const
export type ProblemCode = keyof typeof problemStatus

export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  /** What is wrong, by the path of the property or the name of the parameter. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof problemSchema>

const titleOf = (code: string) => code.replaceAll('_', ' ').replace(/^./, first => first.toUpperCase())

/** A problem as RFC 9457 has it; `more` adds what the code calls for, such as `errors` or new totals. */
export function problem(code: ProblemCode, more: Record<string, unknown> = {}): Problem {
  return { type: `/problems/${code}`, title: titleOf(code), status: problemStatus[code], code, ...more }
}

/** The findings of a schema as a problem's `errors`, ten at most. */
export const findings = (error: z.ZodError) =>
  error.issues.slice(0, 10).map(issue => ({ path: issue.path.join('.'), message: issue.message }))
