import { contentRoute } from '@/server/doors/http/content-route'

/** Products by their slugs, in the order asked for. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('productsBySlugs')
