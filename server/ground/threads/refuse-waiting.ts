import 'server-only'
import { networkOf } from '@/lib/ground/network'
import type { LaneBounds } from './bounds'
import type { Caller } from './caller'
import { CallerLeftError, TooBusyError, TooManyWaitingError } from './refusals'

/** How much a queue may take, in all and by caller. */
export type WaitingBounds = Pick<
  LaneBounds,
  'waiting' | 'waitingByAddress' | 'waitingByNetwork' | 'leavesWithCaller'
>

/**
 * Why a queue does not take another task; null where it does.
 * @param waits how much waits, by address; under '' tasks without a caller
 * @param caller who asked; tasks without a caller are not counted by address
 */
export function refuseWaiting(
  name: string,
  bounds: WaitingBounds,
  waits: readonly (readonly [address: string, count: number])[],
  caller: Caller | undefined,
): Error | null {
  if (caller) {
    const { address, signal } = caller
    const network = networkOf(address)
    const sum = (isCounted: (other: string) => boolean) =>
      waits.reduce((all, [other, count]) => (isCounted(other) ? all + count : all), 0)
    if (bounds.leavesWithCaller && signal.aborted) return new CallerLeftError(`${name}: the caller has gone`)
    if (sum(other => other === address) >= bounds.waitingByAddress)
      return new TooManyWaitingError(`${name}: ${address} has too much waiting`)
    if (sum(other => other !== '' && networkOf(other) === network) >= bounds.waitingByNetwork)
      return new TooManyWaitingError(`${name}: the network of ${address} has too much waiting`)
  }
  const waiting = waits.reduce((all, [, count]) => all + count, 0)
  return waiting >= bounds.waiting ? new TooBusyError(`${name}: ${waiting} tasks wait already`) : null
}
