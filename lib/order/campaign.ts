/** Tracking parameters that are kept and sent with orders (specification §9). */
export const trackingParameters = [
  'gclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'msclkid',
  'fbclid',
  'dclid',
] as const
export type TrackingParameter = (typeof trackingParameters)[number]

/** Characters kept of one parameter. */
export const trackingValueLength = 500
