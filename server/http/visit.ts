import 'server-only'
import type { Visit } from '../clients/visit'
import { addressOf } from './address'

const longestDevice = 300

/** From where a request comes, for sessions and the log of an account's safety. */
export const visitOf = (request: Request): Visit => ({
  device: (request.headers.get('user-agent') ?? '').slice(0, longestDevice),
  address: addressOf(request),
})
