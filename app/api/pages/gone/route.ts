import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/pages/gone/?url=`: what stood at an address and is not sold any more, and what is sold in its place. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('goneByUrl')
