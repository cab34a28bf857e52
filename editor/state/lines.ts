import { hasLines } from '@/lib/design/scene/elements/traits'
import type { Design } from '@/lib/design/scene/model'
import { refusalOf } from '@/lib/design/scene/refusal'
import type { Schedule } from '../history/recorder'
import type { Settle } from './settler'

interface LinesOptions {
  /** Without it lines stay as written. */
  settle: Settle | undefined
  schedule: Schedule
  /** The lines can be laid out now: fonts are loaded, or typing has paused. `before` is the design that they were laid out for. */
  onReady: (before: Design | null) => void
  /** The lines no longer fill their plate: there are too many of them. */
  onEnd: () => void
  /** A line stays where it was put, and the others fill the plate around it. */
  onPlaced: () => void
}

/** With more lines than this, each letter would wait for all of them: they are laid out when typing pauses. */
const manyLines = 20
const restMs = 300

/** The lines of the design under the editor, as they lie after every change. */
export class Lines {
  private readonly options: LinesOptions
  private callOff: (() => void) | null = null
  /** The design before the typing that goes on. */
  private typing: Design | null = null
  private disposed = false

  constructor(options: LinesOptions) {
    this.options = options
  }

  /**
   * The design with its lines laid out; a layout that could not be stored is dropped, and the lines stay as written.
   * @param before the design that they were laid out for; null where another design replaces it
   * @param typed letter by letter on the canvas
   */
  lay(before: Design | null, wanted: Design, typed = false): Design {
    const { settle, schedule, onReady, onEnd, onPlaced } = this.options
    if (!settle) return wanted
    const since = this.typing && before ? this.typing : before
    this.callOff?.()
    this.callOff = null
    if (typed && before && lineCount(wanted) > manyLines) {
      this.typing = since
      this.callOff = schedule(() => onReady(this.typing), restMs)
      return wanted
    }
    this.typing = null
    const { design, ended, placed, fonts } = settle(since, wanted)
    fonts?.then(
      () => {
        if (!this.disposed) onReady(null)
      },
      // The canvas reports a font that cannot be fetched.
      () => {},
    )
    if (ended) onEnd()
    if (placed) onPlaced()
    return design !== wanted && refusalOf(wanted, design) ? wanted : design
  }

  dispose(): void {
    this.disposed = true
    this.callOff?.()
  }
}

const lineCount = ({ elements }: Design): number =>
  elements.reduce((sum, element) => sum + (hasLines(element) ? element.doc.lines.length : 0), 0)
