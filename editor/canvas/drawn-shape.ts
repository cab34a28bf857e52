import type { Context } from 'konva/lib/Context'
import { Shape } from 'konva/lib/Shape'
import { heldNode } from './held-node'

/** Draws into a canvas whose unit is the CSS pixel. */
export type Draw = (ctx: CanvasRenderingContext2D) => void

/** A shape with a custom drawing, in CSS pixels of the canvas. It has no hit area. */
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
