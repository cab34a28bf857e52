import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/categories/ids/{comma ids}`: entries of the menu. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('categoriesByIds')
