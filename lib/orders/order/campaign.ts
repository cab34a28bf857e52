/** Tracking parameters that are kept and sent with orders (ORDER-13). */
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

/** What an address says of the campaign that it came from; `idcamp` is the shop's own id. */
export type Campaign = Partial<Record<TrackingParameter | 'idcamp', string>>

/** All that is kept and carried on of a campaign. */
export const campaignParameters = [...trackingParameters, 'idcamp'] as const

/** The campaign in a query, each value capped. */
export function readCampaign(search: string): Campaign {
  const query = new URLSearchParams(search)
  const campaign: Campaign = {}
  for (const name of campaignParameters) {
    const value = query.get(name)?.slice(0, trackingValueLength)
    if (value) campaign[name] = value
  }
  return campaign
}

/** A path of the site with the campaign in its query; what it says already stays. */
export function withCampaign(path: string, campaign: Campaign): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  const query = new URLSearchParams(search)
  for (const name of campaignParameters) {
    const value = campaign[name]
    if (value && !query.has(name)) query.set(name, value)
  }
  const text = query.toString()
  return `${pathname}${text ? `?${text}` : ''}${hash}`
}

/**
 * A campaign as an order names it: the nine parameters together, `gclid` and `idcamp` at their own places too. Nothing where
 * there is none.
 */
export function campaignInOrder({ idcamp, ...campaign }: Campaign) {
  const { gclid } = campaign
  return {
    ...(gclid !== undefined && { gclid }),
    ...(idcamp !== undefined && { idcamp }),
    ...(Object.keys(campaign).length > 0 && { campaign }),
  }
}
