import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/search-words`: what means the same to who searches. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('searchWords')
