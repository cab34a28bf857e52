import { problemResponse, route } from '@/server/ground/http/answer'

const notFound = async () => problemResponse('not_found')

/** Whatever no other route answers. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
})
