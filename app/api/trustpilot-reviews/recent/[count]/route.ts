import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/trustpilot-reviews/recent/{count}`. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('reviews')
