import 'server-only'
import { addressOf } from '@/server/ground/http/address'
import type { Visit } from '@/server/people/clients/visit'

const longestDevice = 300

/** From where a request comes, for sessions and the log of an account's safety. */
export const visitOf = (request: Request): Visit => ({
  device: (request.headers.get('user-agent') ?? '').slice(0, longestDevice),
  address: addressOf(request),
})
