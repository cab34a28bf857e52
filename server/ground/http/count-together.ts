import 'server-only'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** How far a key's count has come: over its limit or not, and in how many milliseconds it begins again, the limit's span at most. */
export interface Count {
  isOver: boolean
  msBeforeNext: number
}

interface Batch {
  size: number
  /** Resolves once the batch is counted; rejects where nothing can be counted. */
  counted: Promise<RateLimiterRes>
}

interface Line {
  /** The batch that others may still join. */
  open?: Batch | undefined
  /** Resolves with the batch that is on its way. */
  sent: Promise<unknown>
}

/** The result of counting, whether it stays within the limit or not. */
async function consume(limiter: RateLimiterAbstract, key: string, size: number): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, size)
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

/**
 * The same for a clock that may go back: a count that would last beyond the limit's own span was begun at another time, and begins again.
 * Nobody waits longer than the limit says.
 */
async function consumeInTime(
  limiter: RateLimiterAbstract,
  key: string,
  size: number,
): Promise<RateLimiterRes> {
  const counted = await consume(limiter, key, size)
  if (counted.msBeforeNext <= limiter.duration * 1000) return counted
  await limiter.delete(key)
  return consume(limiter, key, size)
}

/**
 * Counts for a limiter one query at a time a key: requests of one address that come while one is on its way are counted
 * together by the next. A crowd behind one address, or a flood, then needs one query instead of one each.
 */
export function countTogether(limiter: RateLimiterAbstract): (key: string) => Promise<Count> {
  const lines = new Map<string, Line>()

  function open(key: string, line: Line): Batch {
    const batch: Batch = {
      size: 0,
      counted: line.sent.then(() => {
        line.open = undefined
        return consumeInTime(limiter, key, batch.size)
      }),
    }
    line.open = batch
    line.sent = batch.counted.then(
      () => undefined,
      () => undefined,
    )
    const { sent } = line
    void sent.then(() => {
      if (line.sent === sent) lines.delete(key)
    })
    return batch
  }

  return async key => {
    const line = lines.get(key) ?? { sent: Promise.resolve() }
    lines.set(key, line)
    const batch = line.open ?? open(key, line)
    const place = batch.size
    batch.size += 1
    const { consumedPoints, msBeforeNext } = await batch.counted
    // A blocked key is not counted any more: the answer only says how long.
    const isBlocked = consumedPoints < batch.size
    const own = consumedPoints - batch.size + place + 1
    return {
      isOver: isBlocked || own > limiter.points,
      msBeforeNext: Math.min(msBeforeNext, limiter.duration * 1000),
    }
  }
}
