import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/pages/?filters[url]=`: pages by filter. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('pages')
