import 'server-only'
import { embeddedContent } from '@/server/catalogue/content/embedded'
import { addressOf } from '@/server/ground/http/address'
import { countryOfAddress } from './address-table'

/** Headers in which the usual proxies tell the visitor's country. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']

/** The first country that `candidates` name among those that the shop sells to. */
const firstKnown = (candidates: readonly (string | null | undefined)[], known: ReadonlySet<string>) =>
  candidates.find(code => code && known.has(code.toUpperCase()))?.toUpperCase()

/**
 * The visitor's country as the proxy in front knows it, else the one that his network's address is in, else the one that
 * the browser's languages name, else the shop's default. Only countries that the shop sells to are answered.
 */
export async function countryOfRequest(request: Request): Promise<string> {
  const { countries } = await embeddedContent.catalogue()
  const known = new Set(countries.countries.map(country => country.code))
  const languages = request.headers.get('accept-language') ?? ''
  const fromProxy = countryHeaders.map(name => request.headers.get(name))
  const fromLanguages = [...languages.matchAll(/\b[a-z]{2}-([a-z]{2})\b/gi)].map(match => match[1])
  return (
    firstKnown(fromProxy, known) ??
    firstKnown([await countryOfAddress(addressOf(request))], known) ??
    firstKnown(fromLanguages, known) ??
    firstKnown([countries.defaultCountry], known) ??
    countries.countries[0]?.code ??
    countries.defaultCountry
  )
}
