import { contentRoute } from '@/server/doors/http/content-route'

/** The whole catalogue, facts alone, for a shop whose content is here and whose pages are not. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('catalogue')
