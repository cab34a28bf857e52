import { contentRoute } from '@/server/http/content-route'

/** The whole catalogue, facts alone, for a shop whose content is here and whose pages are not. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('catalogue')
