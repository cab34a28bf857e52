import { contentRoute } from '@/server/http/content-route'

/** `GET /api/trustpilot-reviews/recent/{count}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('reviews')
