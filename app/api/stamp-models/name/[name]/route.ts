import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/stamp-models/name/{name}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('stampModelByName')
