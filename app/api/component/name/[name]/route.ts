import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/component/name/{name}`: blocks that pages share. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('component')
