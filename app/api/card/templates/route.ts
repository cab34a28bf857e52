import { contentRoute } from '@/server/http/content-route'

/** The templates of a locale. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('templates')
