import { contentRoute } from '@/server/http/content-route'

/** `GET /api/products/{brand}/{range}/{model}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('productByPath')
