import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/main-menu`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('mainMenu')
