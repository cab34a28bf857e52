import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/products/similar-product-config/{id}`: the same as cards to start from. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('similarConfigs')
