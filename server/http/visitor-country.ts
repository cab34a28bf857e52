import 'server-only'
import { embeddedContent } from '../content/embedded'

/** Headers in which the usual proxies tell the visitor's country. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']

/**
 * The visitor's country as the proxy in front knows it, else the one that the browser's languages name, else the shop's
 * default. Only countries that the shop sells to are answered.
 */
export async function countryOfRequest(request: Request): Promise<string> {
  const { countries } = await embeddedContent.catalogue()
  const known = new Set(countries.countries.map(country => country.code))
  const fromProxy = countryHeaders.map(name => request.headers.get(name)?.toUpperCase())
  const languages = request.headers.get('accept-language') ?? ''
  const fromLanguages = [...languages.matchAll(/\b[a-z]{2}-([a-z]{2})\b/gi)].map(match =>
    match[1]?.toUpperCase(),
  )
  const found = [...fromProxy, ...fromLanguages].find(code => code !== undefined && known.has(code))
  return found ?? countries.defaultCountry
}
