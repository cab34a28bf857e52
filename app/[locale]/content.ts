import 'server-only'
import { cache } from 'react'
import { getContent } from '@/server/content'

/** The content service's answers, each asked for once a render. */
export const readPage = cache((url: string, locale: string) => getContent().pageByUrl(url, locale))
export const readCatalogue = cache(() => getContent().catalogue())
export const readPriceList = cache((country: string) => getContent().priceList(country))
export const readMenu = cache((locale: string) => getContent().mainMenu(locale))
export const readFooter = cache((locale: string) => getContent().footer(locale))
export const readProduct = cache((slug: string, locale: string) => getContent().productBySlug(slug, locale))
export const readSamples = cache((locale: string) => getContent().samples(locale))
export const content = () => getContent()
