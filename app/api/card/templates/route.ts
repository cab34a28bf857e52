import { contentRoute } from '@/server/doors/http/content-route'

/** The templates of a locale. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('templates')
