import type { Pieces } from '@/lib/ground/pieces'
import { inPieces } from './pieces'

/** One long work at a time, with its share on show while it goes on. */
export class LongWork {
  private stop: (() => void) | null = null

  /** @param tell the share that is done, from 0 to 1; null once nothing goes on */
  constructor(private readonly tell: (share: number | null) => void) {}

  /** Does a work in pieces, a small one at once. While one goes on no other begins. */
  begin<T>(pieces: Pieces<T>, onDone: (made: T) => void): void {
    if (this.stop) return
    let over = false
    const end = () => {
      over = true
      if (this.stop) this.callOff()
    }
    const stop = inPieces(pieces, {
      onStep: this.tell,
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

  /** Ends the work that goes on; nothing of it is left. */
  callOff(): void {
    this.stop?.()
    this.stop = null
    this.tell(null)
  }
}
