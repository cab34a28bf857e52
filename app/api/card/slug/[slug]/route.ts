import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/card/slug/{slug}`: a card, or a product as one. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('cardBySlug')
