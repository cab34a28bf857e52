/**
 * History as data: a list of snapshots and the place in it. Snapshots share structure (operations are immutable),
 * so a step costs only what changed. The first snapshot is the initial state (DESIGN-9).
 */
export interface History<T> {
  readonly snapshots: readonly T[]
  readonly index: number
}

/** Snapshots kept at most; the oldest go first. */
export const maxSnapshots = 1000

/** Milliseconds between a change and its snapshot (DESIGN-9). */
export const snapshotDelayMs = 300

/** A history whose first snapshot is the initial state. */
export function startHistory<T>(initial: T): History<T> {
  return { snapshots: [initial], index: 0 }
}

/** The state that the history is at. */
export function presentOf<T>(history: History<T>): T {
  const present = history.snapshots[history.index]
  if (present === undefined) throw new Error(`history has no snapshot ${history.index}`)
  return present
}

/** Adds a snapshot after the present one and drops the redo tail. The same state again changes nothing. */
export function takeSnapshot<T>(history: History<T>, state: T): History<T> {
  if (state === presentOf(history)) return history
  const kept = history.snapshots.slice(0, history.index + 1)
  kept.push(state)
  const snapshots = kept.length > maxSnapshots ? kept.slice(kept.length - maxSnapshots) : kept
  return { snapshots, index: snapshots.length - 1 }
}

/** Replaces the present snapshot by a state and keeps all others: for changes that are no separate step. */
export function amendSnapshot<T>(history: History<T>, state: T): History<T> {
  return { ...history, snapshots: history.snapshots.with(history.index, state) }
}

export function canUndo<T>(history: History<T>): boolean {
  return history.index > 0
}

export function canRedo<T>(history: History<T>): boolean {
  return history.index < history.snapshots.length - 1
}

/** One snapshot back; at the initial state it stays there. */
export function stepBack<T>(history: History<T>): History<T> {
  return canUndo(history) ? { ...history, index: history.index - 1 } : history
}

/** One snapshot forward; at the last one it stays there. */
export function stepForward<T>(history: History<T>): History<T> {
  return canRedo(history) ? { ...history, index: history.index + 1 } : history
}
