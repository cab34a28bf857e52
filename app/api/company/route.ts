import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/company`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('company')
