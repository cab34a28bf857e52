import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/cards/?filters[id][$in]=…`, repeated, or by other filters. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('cards')
