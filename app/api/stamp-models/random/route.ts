import { contentRoute } from '@/server/doors/http/content-route'

/** `GET /api/stamp-models/random?pagination[limit]=12`: mounts by chance. */
export const { GET, POST, PUT, PATCH, DELETE } = contentRoute('randomStampModels')
