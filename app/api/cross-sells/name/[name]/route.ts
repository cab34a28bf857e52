import { contentRoute } from '@/server/http/content-route'

/** `GET /api/cross-sells/name/{name}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('crossSell')
