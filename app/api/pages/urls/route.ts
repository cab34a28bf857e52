import { contentRoute } from '@/server/doors/http/content-route'

/** Every address of a locale, for what generates pages ahead. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('pageUrls')
