import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/sign-models/name/{name}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('signModelByName')
