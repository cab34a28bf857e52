import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/pages/url/?url=`: the page at an address, or where it has moved. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('pageByUrl')
