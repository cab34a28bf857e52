import { contentRoute } from '@/server/http/content-route'

/** A product by its slug. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('productBySlug')
