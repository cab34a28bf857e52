import { describe, expect, it } from 'vitest'
import {
  maxSnapshots,
  presentOf,
  startHistory,
  stepBack,
  stepForward,
  takeSnapshot,
} from '@/editor/history/history'
import { HistoryRecorder, type Schedule } from '@/editor/history/recorder'

/** A clock that only the test moves. */
function manualClock() {
  const tasks: { due: number; task: () => void }[] = []
  let now = 0
  const schedule: Schedule = (task, delayMs) => {
    const entry = { due: now + delayMs, task }
    tasks.push(entry)
    return () => {
      const at = tasks.indexOf(entry)
      if (at >= 0) tasks.splice(at, 1)
    }
  }
  const advance = (ms: number) => {
    now += ms
    for (const entry of tasks.filter(t => t.due <= now)) {
      tasks.splice(tasks.indexOf(entry), 1)
      entry.task()
    }
  }
  return { schedule, advance }
}

describe('history as data', () => {
  it('begins with the initial state and cannot go further back', () => {
    const history = startHistory('a')
    expect(presentOf(stepBack(history))).toBe('a')
  })

  it('drops the redo tail at a new change', () => {
    let history = takeSnapshot(takeSnapshot(startHistory('a'), 'b'), 'c')
    history = takeSnapshot(stepBack(stepBack(history)), 'd')
    expect(history.snapshots).toEqual(['a', 'd'])
    expect(presentOf(stepForward(history))).toBe('d')
  })

  it('takes no snapshot of an unchanged state', () => {
    const history = startHistory('a')
    expect(takeSnapshot(history, 'a')).toBe(history)
  })

  it('keeps the latest snapshots when there are too many', () => {
    let history = startHistory(0)
    for (let i = 1; i <= maxSnapshots + 5; i++) history = takeSnapshot(history, i)
    expect(history.snapshots).toHaveLength(maxSnapshots)
    expect(presentOf(history)).toBe(maxSnapshots + 5)
  })
})

describe('the recorder', () => {
  it('takes a snapshot 300 ms after a change and not before', () => {
    const { schedule, advance } = manualClock()
    const recorder = new HistoryRecorder({ initial: 'a', schedule })
    recorder.record('b')
    advance(299)
    expect(recorder.length).toBe(1)
    advance(1)
    expect(recorder.length).toBe(2)
  })

  it('joins changes that follow each other within 300 ms', () => {
    const { schedule, advance } = manualClock()
    const recorder = new HistoryRecorder({ initial: 'a', schedule })
    recorder.record('b')
    advance(200)
    recorder.record('c')
    advance(300)
    expect(recorder.length).toBe(2)
    expect(recorder.undo()).toBe('a')
  })

  it('undoes a change whose snapshot is still waiting, and brings it back', () => {
    const { schedule } = manualClock()
    const recorder = new HistoryRecorder({ initial: 'a', schedule })
    recorder.record('b')
    expect(recorder.canUndo).toBe(true)
    expect(recorder.undo()).toBe('a')
    expect(recorder.redo()).toBe('b')
  })

  it('makes one undo of one gesture, however long it takes', () => {
    const { schedule, advance } = manualClock()
    const recorder = new HistoryRecorder({ initial: 'a', schedule })
    recorder.beginGesture()
    for (const state of ['b', 'c', 'd']) {
      recorder.record(state)
      advance(1000)
    }
    recorder.endGesture()
    expect(recorder.length).toBe(2)
    expect(recorder.undo()).toBe('a')
    expect(recorder.redo()).toBe('d')
  })

  it('keeps a change from before a gesture apart from the gesture', () => {
    const { schedule } = manualClock()
    const recorder = new HistoryRecorder({ initial: 'a', schedule })
    recorder.record('b')
    recorder.beginGesture()
    recorder.record('c')
    recorder.endGesture()
    expect(recorder.undo()).toBe('b')
    expect(recorder.undo()).toBe('a')
  })

  it('restores the exact state from before a cancelled gesture', () => {
    const { schedule, advance } = manualClock()
    const initial = { left: 1 }
    const recorder = new HistoryRecorder({ initial, schedule })
    recorder.beginGesture()
    recorder.record({ left: 5 })
    expect(recorder.cancelGesture()).toBe(initial)
    advance(1000)
    expect(recorder.length).toBe(1)
    expect(recorder.canUndo).toBe(false)
  })

  it('starts again when it is restarted', () => {
    const { schedule, advance } = manualClock()
    const recorder = new HistoryRecorder({ initial: 'a', schedule })
    recorder.record('b')
    recorder.restart('c')
    advance(1000)
    expect(recorder.length).toBe(1)
    expect(recorder.undo()).toBe('c')
  })
})
