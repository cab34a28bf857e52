import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/products/similar-product/{id}?pagination[limit]=10`: what is like it. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('similarProducts')
