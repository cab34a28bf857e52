import 'server-only'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { readSettings } from '@/server/ground/env'
import { shopPayload } from '../shop-payload'
import { addressOf } from './address'
import { problemResponse } from './answer'
import { countTogether } from './count-together'

/** How often one address, or what else is named, may ask for something: `points` requests in `seconds`. The setting `RATE_LIMITS` overrides. */
const limits = {
  orders: { points: 30, seconds: 60 },
  payments: { points: 120, seconds: 60 },
  coupons: { points: 20, seconds: 600 },
  pictures: { points: 120, seconds: 60 },
  saves: { points: 300, seconds: 600 },
  search: { points: 600, seconds: 60 },
  shares: { points: 20, seconds: 600 },
  invitations: { points: 20, seconds: 600 },
  uploads: { points: 40, seconds: 600 },
  messages: { points: 6, seconds: 600 },
  /** Mails that strangers of one network have sent to one mailbox, and all of them together (ORDER-52). */
  mails: { points: 10, seconds: 3600 },
  mailboxes: { points: 40, seconds: 3600 },
  links: { points: 6, seconds: 600 },
  votes: { points: 30, seconds: 600 },
  login: { points: 20, seconds: 600 },
  devices: { points: 5, seconds: 600 },
  accounts: { points: 10, seconds: 600 },
  profiles: { points: 60, seconds: 600 },
  resets: { points: 6, seconds: 600 },
  services: { points: 120, seconds: 600 },
  proofs: { points: 120, seconds: 60 },
} as const
export type Limited = keyof typeof limits

type Counter = ReturnType<typeof countTogether>
const holder = globalThis as { rateLimiters?: Map<Limited, Promise<Counter>> }

/** One row a name and address in PostgreSQL, so that a limit holds over instances; in memory while that is away. */
async function createLimiter(name: Limited): Promise<Counter> {
  const { points, seconds: duration } = { ...limits[name], ...readSettings().RATE_LIMITS[name] }
  const { db } = await shopPayload()
  const limiter = new RateLimiterPostgres({
    storeClient: db.pool,
    // Named here, because a development build hides the type of the client.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points,
    duration,
    // An address over the limit needs no query until its block ends.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  })
  return countTogether(limiter)
}

function limiter(name: Limited): Promise<Counter> {
  holder.rateLimiters ??= new Map()
  const known = holder.rateLimiters.get(name) ?? createLimiter(name)
  holder.rateLimiters.set(name, known)
  return known
}

/** Counts against the limit of something that is no address; false where it is over. */
export async function isWithin(name: Limited, key: string): Promise<boolean> {
  const count = await limiter(name)
  return !(await count(key)).isOver
}

/**
 * Counts a request against its address's limit. Null where it may go on, else the answer: 429 with the seconds to
 * wait in `Retry-After`. Call it before the body is read.
 */
export async function refuseTooMany(name: Limited, request: Request): Promise<Response | null> {
  const count = await limiter(name)
  const { isOver, msBeforeNext } = await count(addressOf(request))
  if (!isOver) return null
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const response = problemResponse('too_many_requests', { retryAfter: seconds })
  response.headers.set('retry-after', String(seconds))
  return response
}
