import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/search-words`: synonyms for the search. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('searchWords')
