import type { Place } from './fingers'

/** Presses within this time and distance count as one multiple press. */
const multiPressMs = 400
export const multiPressPx = 8

/** How far apart two places are, in CSS pixels. */
const apart = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether a pointer left the place where it came down. */
export const hasLeft = (from: Place, to: Place): boolean => apart(from, to) > multiPressPx

/** Counts presses that follow each other at one place: a double press edits, a third selects the line. */
export class PressCounter {
  private last: { time: number; place: Place; clicks: number } | null = null

  /**
   * A press at a moment (milliseconds of the event's clock): the first is 1.
   */
  count(time: number, place: Place): number {
    const { last } = this
    const again = last && time - last.time < multiPressMs && apart(last.place, place) < multiPressPx
    const clicks = again ? last.clicks + 1 : 1
    this.last = { time, place, clicks }
    return clicks
  }

  /** A drag is not the first half of a double press. */
  moved(place: Place): void {
    if (this.last && hasLeft(this.last.place, place)) this.last = null
  }

  /** The press before was meant for something else. */
  forget(): void {
    this.last = null
  }
}
