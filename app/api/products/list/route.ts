import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/products/list`: published products, all or by filter. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('products')
