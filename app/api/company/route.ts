import { contentRoute } from '@/server/http/content-route'

/** `GET /api/company`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('company')
