/** A place on the canvas, in CSS pixels from its top left corner. */
export interface Place {
  x: number
  y: number
}

interface Pinch extends Place {
  distance: number
  /** Direction from the first finger to the second, in degrees clockwise. */
  angle: number
  /** How far they have turned since touch down, in degrees clockwise; also beyond a whole turn. */
  turned: number
}

/**
 * What two fingers did between two moments: their middle now, how far it moved, and the scale factor; `turned` is how
 * far they have turned since touch down, in degrees clockwise.
 */
export interface PinchStep extends Place {
  movedX: number
  movedY: number
  factor: number
  turned: number
}

/** The fingers that lie on the canvas. Two of them pinch, until all are lifted. */
export class Fingers {
  private readonly places = new Map<number, Place>()
  private pinch: Pinch | null = null

  get count(): number {
    return this.places.size
  }

  get arePinching(): boolean {
    return this.pinch !== null
  }

  /** A finger comes down; true when it is not the only one. */
  down(id: number, place: Place): boolean {
    this.places.set(id, place)
    if (this.places.size < 2) return false
    this.pinch = this.pinchNow()
    return true
  }

  /** A finger moved. Returns the change of the pinch; `null` where there is none or one of the two fingers is gone. */
  moved(id: number, place: Place): PinchStep | null {
    if (this.places.has(id)) this.places.set(id, place)
    const before = this.pinch
    const now = before && this.pinchNow()
    if (!before || !now) return null
    const turned = before.turned + shortestTurn(now.angle - before.angle)
    this.pinch = { ...now, turned }
    const { x, y } = now
    const factor = now.distance / before.distance
    return { x, y, movedX: x - before.x, movedY: y - before.y, factor, turned }
  }

  /** A finger is lifted; true when it was one of a pinch, which ends with the last. */
  lifted(id: number): boolean {
    this.places.delete(id)
    const { arePinching } = this
    if (this.places.size === 0) this.pinch = null
    return arePinching
  }

  /** The browser took a finger away, for a gesture of its own. */
  lost(id: number): void {
    this.places.delete(id)
    this.pinch = null
  }

  private pinchNow(): Pinch | null {
    const [a, b] = [...this.places.values()]
    if (!a || !b) return null
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    const distance = Math.hypot(a.x - b.x, a.y - b.y)
    return { distance, angle, turned: 0, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
}

/** The same turn by at most half a circle, in degrees. */
const shortestTurn = (degrees: number): number => degrees - 360 * Math.round(degrees / 360)
