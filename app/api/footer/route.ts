import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/footer`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('footer')
