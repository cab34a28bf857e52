import type { Context } from 'konva/lib/Context'
import type { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import type { Point } from '@/lib/design/geometry/path'
import type { Handle } from '@/lib/design/geometry/resize-box'
import { drawHandle, drawTurnHandle } from './draw-overlay'
import { type Draw, DrawnShape } from './drawn-shape'
import { heldNode } from './held-node'

/** A handle where it stands, in CSS pixels of the canvas. */
export interface Grip {
  handle: Handle | 'rotate'
  at: Point
  /** Where the line to it begins; of the handle for turning. */
  foot?: Point
  colour: string
}

/** The shared input of all handles while their hits are drawn. */
interface Shared {
  reachPx: number
}

/** A handle: small to see, as wide to hit as a finger needs it. */
class GripShape extends Shape {
  private readonly shared: Shared
  grip: Grip

  constructor(grip: Grip, shared: Shared) {
    super(heldNode)
    this.grip = grip
    this.shared = shared
  }

  /** Konva calls it to draw the shape, in CSS pixels of the canvas. */
  _sceneFunc({ _context }: Context): void {
    const { at, foot, colour } = this.grip
    if (foot) drawTurnHandle(_context, at, foot, colour)
    else drawHandle(_context, at, colour)
  }

  /** Konva calls it to draw the shape's hit graph. */
  _hitFunc({ _context }: Context): void {
    const { reachPx } = this.shared
    if (reachPx === 0) return
    const { x, y } = this.grip.at
    _context.fillStyle = this.colorKey
    _context.beginPath()
    _context.arc(x, y, reachPx, 0, 2 * Math.PI)
    _context.fill()
  }
}

/** What lies above the ink: frames and marks, the handles, each a shape of its own, and guides, caret and sweep. */
export class MarksLayer {
  private readonly layer: Layer
  private readonly below = new DrawnShape()
  private readonly above = new DrawnShape()
  private readonly shared: Shared = { reachPx: 0 }
  private grips: GripShape[] = []

  constructor(layer: Layer) {
    this.layer = layer
    layer.add(this.below)
    layer.add(this.above)
  }

  /** Takes and draws other marks, at once. */
  show({ below, grips, above }: { below: Draw; grips: readonly Grip[]; above: Draw }): void {
    this.below.drawing = below
    this.above.drawing = above
    for (const gone of this.grips.splice(grips.length)) gone.destroy()
    // The first handle lies on top: where handles overlap, it is the one that is grabbed.
    for (const [index, grip] of grips.toReversed().entries()) {
      const known = this.grips[index]
      if (known) known.grip = grip
      else {
        const made = new GripShape(grip, this.shared)
        this.grips.push(made)
        this.layer.add(made)
      }
    }
    this.above.moveToTop()
    this.layer.drawScene()
  }

  /** The handle at a place of the canvas, by the layer's hit graph; both in CSS pixels. */
  hit(at: Point, reachPx: number): Handle | 'rotate' | null {
    if (this.grips.length === 0) return null
    this.shared.reachPx = reachPx
    this.layer.drawHit()
    this.shared.reachPx = 0
    const shape = this.layer.getIntersection(at)
    return shape instanceof GripShape ? shape.grip.handle : null
  }

  dispose(): void {
    for (const shape of [this.below, this.above, ...this.grips]) shape.destroy()
  }
}
