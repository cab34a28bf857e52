import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/cross-sells/name/{name}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('crossSell')
