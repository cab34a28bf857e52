import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/sign-models/similar-product/{id}?url={path}`: signs like it, without those of the path. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('similarSigns')
