import type { StoreApi } from 'zustand/vanilla'
import type { Design } from '@/lib/design/scene/model'
import { areLocked, countLocked } from '@/lib/design/scene/operations/hold'
import { refusalOf } from '@/lib/design/scene/refusal'
import { HistoryRecorder, type Schedule } from '../history/recorder'
import type { HowChanged } from './editor-options'
import type { EditorState, Refused, SayKey } from './editor-state'
import { Lines } from './lines'
import type { Settle } from './settler'

/** The lines no longer fill their plate, or one of them stays where it was put. */
type ReportedLines = 'fillEnded' | 'linePlaced'

interface DraftOptions {
  store: StoreApi<EditorState>
  schedule: Schedule
  onSave: (design: Design) => void
  settle: Settle | undefined
  onRefused: (refusal: Refused) => void
  /** A message about the new layout of the lines. */
  onLines: (said: ReportedLines) => void
  /** Another design is shown: missing elements are no longer selected. */
  onShown: () => void
}

/**
 * The design during editing: after a change its lines are laid out, a step of history is added and the design is
 * stored. It knows gestures, but not the tools behind them.
 */
export class Draft {
  private readonly options: DraftOptions
  private readonly store: StoreApi<EditorState>
  private readonly history: HistoryRecorder<Design>
  private readonly lines: Lines
  /** The design from before the gesture that is under way. */
  private gesture: Design | null = null
  /** The message about the lines of the design that is shown next. */
  private reportedLines: ReportedLines | null = null

  constructor(options: DraftOptions) {
    const { store, schedule, settle } = options
    this.options = options
    this.store = store
    this.lines = new Lines({
      settle,
      schedule,
      onReady: before => {
        if (!this.gesture) this.take(before ?? this.design, this.design, { merge: true })
      },
      onEnd: () => {
        this.reportedLines = 'fillEnded'
      },
      onPlaced: () => {
        this.reportedLines = 'linePlaced'
      },
    })
    this.history = new HistoryRecorder({
      initial: this.design,
      schedule,
      onChange: () => this.mirrorHistory(),
    })
  }

  get design(): Design {
    return this.store.getState().design
  }

  /**
   * Changes the design as `Editor.change` says.
   * @param before the design that the lines were laid out for; null where another design replaces this one
   * @returns whether the design is now as requested
   */
  take(before: Design | null, wanted: Design, options: HowChanged = {}): boolean {
    const refusal = this.gesture ? null : refusalOf(this.design, wanted)
    if (refusal) {
      this.options.onRefused(refusal)
      return false
    }
    const design = this.gesture ? wanted : this.lines.lay(before, wanted, options.typed)
    if (design === this.design) return true
    if (!options.merge && !this.gesture) this.history.flush()
    this.history.record(design)
    this.show(design, options.typed)
    if (!options.merge && !this.gesture) this.history.flush()
    if (!this.gesture) this.options.onSave(design)
    return true
  }

  /** The changes until now are a separate step, even if the next change comes soon. */
  closeStep(): void {
    this.history.flush()
  }

  beginGesture(): void {
    this.gesture = this.design
    this.history.beginGesture()
  }

  /** Restores exactly the design from before the gesture. */
  cancelGesture(): void {
    this.gesture = null
    this.show(this.history.cancelGesture())
  }

  /** A move, resize or turn is one step; for locked elements a message says that they stayed. */
  endGesture(): void {
    const before = this.gesture
    if (!before) return
    const refusal = refusalOf(before, this.design)
    if (refusal) {
      this.cancelGesture()
      this.options.onRefused(refusal)
      return
    }
    this.gesture = null
    const laid = this.lines.lay(before, this.design)
    this.history.record(laid)
    this.show(laid)
    this.reportHeld(before)
    this.history.endGesture()
    this.options.onSave(this.design)
  }

  private reportHeld(before: Design): void {
    const { selection, design } = this.store.getState()
    const count = countLocked(before, selection)
    if (count === 0) return
    if (areLocked(before, selection)) this.options.onRefused({ code: 'locked' })
    else if (design !== before) this.options.onRefused({ code: 'someLocked', count })
  }

  /** @returns the message; null where there is nothing to undo */
  undo(): SayKey | null {
    return this.restore(this.history.undo()) ? 'undone' : null
  }

  /** @returns the message; null where there is nothing to redo */
  redo(): SayKey | null {
    return this.restore(this.history.redo()) ? 'redone' : null
  }

  /** Forgets what was before: history begins with this design. */
  restart(design: Design): void {
    this.store.setState({ design, settled: design })
    this.history.restart(design)
    this.options.onSave(design)
  }

  /** Another view of the same work, which is no step of history: undo skips it. */
  amend(design: Design): void {
    this.history.amend(design)
    this.show(design)
    this.options.onSave(design)
  }

  /** New facts about the same elements: no step of history, and no visible or announced change. */
  note(design: Design): void {
    if (design === this.design) return
    this.history.amend(design)
    this.store.setState({ design, settled: design })
    this.options.onSave(design)
  }

  dispose(): void {
    this.lines.dispose()
    this.history.dispose()
  }

  private restore(design: Design): boolean {
    if (design === this.design) return false
    this.show(design)
    this.options.onSave(design)
    return true
  }

  private show(design: Design, typed = false): void {
    const alive = new Set(design.elements.map(element => element.id))
    const { selection, settled } = this.store.getState()
    const kept = selection.every(id => alive.has(id)) ? selection : selection.filter(id => alive.has(id))
    this.store.setState({
      design,
      settled: this.gesture ? settled : design,
      typed,
      selection: kept,
      refusedChoice: null,
      refusal: null,
    })
    this.options.onShown()
    const said = this.reportedLines
    this.reportedLines = null
    if (said) this.options.onLines(said)
  }

  private mirrorHistory(): void {
    const { canUndo, canRedo } = this.history
    const state = this.store.getState()
    if (canUndo !== state.canUndo || canRedo !== state.canRedo) this.store.setState({ canUndo, canRedo })
  }
}
