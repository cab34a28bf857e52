import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/products/primary-models/{id}?pagination[limit]=12`: what it leads to. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('primaryModels')
