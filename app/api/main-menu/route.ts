import { contentRoute } from '@/server/http/content-route'

/** `GET /api/main-menu`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('mainMenu')
