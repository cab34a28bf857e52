import type { Context } from 'konva/lib/Context'
import { Shape } from 'konva/lib/Shape'
import { heldNode } from './held-node'

/** Draws into a canvas whose unit is the CSS pixel. */
export type Draw = (ctx: CanvasRenderingContext2D) => void

/** A shape that draws whatever it is given, in CSS pixels of the canvas. Nothing of it can be hit. */
export class DrawnShape extends Shape {
  drawing: Draw = () => {}

  constructor() {
    super({ ...heldNode, listening: false })
  }

  /** Konva calls it to draw the shape. */
  _sceneFunc({ _context }: Context): void {
    this.drawing(_context)
  }
}
