/** Who carries parcels, by the name that a clerk chooses. `other`: a carrier whose tracking page the shop does not know. */
export const carriers = [
  'colissimo',
  'la-poste',
  'chronopost',
  'mondial-relay',
  'dpd',
  'gls',
  'dhl',
  'deutsche-post',
  'swiss-post',
  'bpost',
  'postnl',
  'royal-mail',
  'geodis',
  'dachser',
  'planzer',
  'pickup',
  'other',
] as const
export type Carrier = (typeof carriers)[number]

/** A carrier's own name, as it stands on its vans; in no language. */
const names: Readonly<Record<Exclude<Carrier, 'pickup' | 'other'>, string>> = {
  colissimo: 'Colissimo',
  'la-poste': 'La Poste',
  chronopost: 'Chronopost',
  'mondial-relay': 'Mondial Relay',
  dpd: 'DPD',
  gls: 'GLS',
  dhl: 'DHL',
  'deutsche-post': 'Deutsche Post',
  'swiss-post': 'Swiss Post',
  bpost: 'bpost',
  postnl: 'PostNL',
  'royal-mail': 'Royal Mail',
  geodis: 'Geodis',
  dachser: 'Dachser',
  planzer: 'Planzer',
}

const isNamed = (carrier: string): carrier is keyof typeof names => Object.hasOwn(names, carrier)

/** What a carrier is called; empty for one that has no name here. */
export const carrierName = (carrier: string): string => (isNamed(carrier) ? names[carrier] : '')

interface Parcel {
  carrier: string
  /** The carrier's number, or the address of its page. */
  tracking: string
  zipcode?: string | undefined
}

/** The carriers' pages about a parcel, with the place of its number, and of the receiver's postal code where it is asked for. */
const pages: Partial<Record<string, (number: string, zipcode: string) => string>> = {
  colissimo: number => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  'la-poste': number => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  chronopost: number => `https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=${number}`,
  'mondial-relay': (number, zipcode) =>
    `https://www.mondialrelay.fr/suivi-de-colis?numeroExpedition=${number}&codePostal=${zipcode}`,
  dpd: number => `https://www.dpdgroup.com/be/mydpd/my-parcels/track?parcelNumber=${number}`,
  gls: number => `https://gls-group.com/track/${number}`,
  dhl: number => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  'deutsche-post': number => `https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=${number}`,
  'swiss-post': number => `https://service.post.ch/ekp-web/ui/entry/search/${number}`,
  bpost: (number, zipcode) =>
    `https://track.bpost.cloud/btr/web/#/search?itemCode=${number}&postalCode=${zipcode}`,
  postnl: (number, zipcode) => `https://jouw.postnl.nl/track-and-trace/${number}-NL-${zipcode}`,
  'royal-mail': number => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
}

/**
 * Where a parcel can be followed; null where its number is not known, or its carrier has no page. A clerk may write the page's
 * address in place of the number.
 */
export function trackingUrl({ carrier, tracking, zipcode = '' }: Parcel): string | null {
  const number = tracking.trim()
  if (/^https:\/\/\S+$/.test(number)) return number
  const compact = number.replaceAll(/\s/g, '')
  if (compact === '' || !/^[\w-]+$/.test(compact)) return null
  return pages[carrier]?.(compact, encodeURIComponent(zipcode.replaceAll(/\s/g, ''))) ?? null
}

/**
 * The carrier that a method of delivery names, where it names exactly one known here: 'Colissimo Outre-Mer' is Colissimo, for 'DPD /
 * GLS' a clerk decides.
 */
export function carrierOf(name: string | null): Carrier {
  if (!name) return 'other'
  const found = carriers.filter(
    carrier => isNamed(carrier) && name.toLowerCase().includes(names[carrier].toLowerCase()),
  )
  // "Deutsche Post" is not the Post of Switzerland.
  return found.length === 1 && found[0] ? found[0] : 'other'
}
