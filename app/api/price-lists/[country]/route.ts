import { contentRoute } from '@/server/doors/http/content-route'

/** The public rates of a country's live list. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('priceList')
