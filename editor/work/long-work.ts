import type { Pieces } from '@/lib/ground/pieces'
import { inPieces } from './pieces'

/** One long task at a time, with its progress on show. */
export class LongWork {
  private stop: (() => void) | null = null

  /** @param tell the progress, from 0 to 1; null once no task runs */
  constructor(private readonly report: (share: number | null) => void) {}

  /** Does a work in pieces, a small one at once. While one goes on no other begins. */
  begin<T>(pieces: Pieces<T>, onDone: (made: T) => void): void {
    if (this.stop) return
    let over = false
    const end = () => {
      over = true
      if (this.stop) this.callOff()
    }
    const stop = inPieces(pieces, {
      onStep: this.report,
      onDone: made => {
        end()
        onDone(made)
      },
      onFailed: error => {
        end()
        throw error
      },
    })
    if (!over) this.stop = stop
  }

  /** Cancels the running task; nothing of it is left. */
  callOff(): void {
    this.stop?.()
    this.stop = null
    this.report(null)
  }
}
