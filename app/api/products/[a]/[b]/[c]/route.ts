import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/products/{brand}/{range}/{model}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('productByPath')
