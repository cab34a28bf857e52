import { contentRoute } from '@/server/doors/http/content-route'

/** A product by its slug. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('productBySlug')
