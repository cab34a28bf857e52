import { contentRoute } from '@/server/http/content-route'

/** `POST /api/card/slugs/{hash}`: cards by slug; the hash of the slugs tells caches one list from another. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('cardsBySlugs')
