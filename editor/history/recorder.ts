import {
  amendSnapshot,
  canRedo,
  canUndo,
  type History,
  presentOf,
  snapshotDelayMs,
  startHistory,
  stepBack,
  stepForward,
  takeSnapshot,
} from './history'

/** Runs a task later and returns a function that cancels it. Tests pass their own clock. */
export type Schedule = (task: () => void, delayMs: number) => () => void

/** The browser's own clock. */
export const scheduleWithTimeout: Schedule = (task, delayMs) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

interface RecorderOptions<T> {
  initial: T
  schedule?: Schedule
  /** Called after every change of what can be undone or redone. */
  onChange?: () => void
}

/**
 * Turns a stream of changes into snapshots: 300 ms after the last change, or at the end of a gesture.
 * While a gesture is marked nothing is recorded, so one gesture is one undo.
 */
export class HistoryRecorder<T> {
  private history: History<T>
  private present: T
  private mark: { before: T } | null = null
  private callOff: (() => void) | null = null
  private readonly schedule: Schedule
  private readonly onChange: () => void

  constructor({ initial, schedule = scheduleWithTimeout, onChange = () => {} }: RecorderOptions<T>) {
    this.history = startHistory(initial)
    this.present = initial
    this.schedule = schedule
    this.onChange = onChange
  }

  /** A change happened; its snapshot follows 300 ms later, or with the gesture's end. */
  record(state: T): void {
    if (state === this.present) return
    this.present = state
    this.clearTimer()
    if (!this.mark) this.callOff = this.schedule(() => this.flush(), snapshotDelayMs)
    this.onChange()
  }

  /** A gesture begins: earlier changes become a separate snapshot. */
  beginGesture(): void {
    this.flush()
    if (!this.mark) this.mark = { before: this.present }
  }

  /** The gesture ends: all it changed is one snapshot. */
  endGesture(): void {
    if (!this.mark) return
    this.mark = null
    this.flush()
  }

  /** The gesture is cancelled: returns exactly the state before it, and records nothing. */
  cancelGesture(): T {
    if (this.mark) {
      this.present = this.mark.before
      this.mark = null
      this.onChange()
    }
    return this.present
  }

  /** One step back. A change that waits for its snapshot is taken first, so that nothing is lost. */
  undo(): T {
    this.endGesture()
    this.flush()
    return this.moveTo(stepBack(this.history))
  }

  redo(): T {
    this.endGesture()
    this.flush()
    return this.moveTo(stepForward(this.history))
  }

  /** Forgets everything and starts again at a state, as the end of stepper mode does (DESIGN-8). */
  restart(state: T): void {
    this.clearTimer()
    this.mark = null
    this.history = startHistory(state)
    this.present = state
    this.onChange()
  }

  /** Another view of the same state, which is no separate step: undo skips it. */
  amend(state: T): void {
    this.endGesture()
    this.flush()
    this.history = amendSnapshot(this.history, state)
    this.present = state
  }

  /** Takes the snapshot that is waiting, now. */
  flush(): void {
    this.clearTimer()
    const next = takeSnapshot(this.history, this.present)
    if (next === this.history) return
    this.history = next
    this.onChange()
  }

  get canUndo(): boolean {
    return canUndo(this.history) || this.present !== presentOf(this.history)
  }

  get canRedo(): boolean {
    return canRedo(this.history) && this.present === presentOf(this.history)
  }

  get length(): number {
    return this.history.snapshots.length
  }

  /** Cancels what is scheduled; the recorder is not used after it. */
  dispose(): void {
    this.clearTimer()
  }

  private moveTo(history: History<T>): T {
    this.history = history
    this.present = presentOf(history)
    this.onChange()
    return this.present
  }

  private clearTimer(): void {
    this.callOff?.()
    this.callOff = null
  }
}
