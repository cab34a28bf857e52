import { contentRoute } from '@/server/doors/http/content-route'

/** `POST /api/card/slugs/{hash}`: cards by slug; caches distinguish the lists by the hash of their slugs. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('cardsBySlugs')
