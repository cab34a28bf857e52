import type { Layer } from 'konva/lib/Layer'
import type { Stage } from 'konva/lib/Stage'
import type { Point } from '@/lib/design/geometry/path'
import type { Handle } from '@/lib/design/geometry/resize-box'
import type { Design } from '@/lib/design/scene/model'
import { blankElements, reachSteps } from '@/lib/design/scene/operations/hit'
import type { CompiledDesign } from '../scene/use-scene'
import { gripReach } from '../tools/context'
import { type Draw, DrawnShape } from './drawn-shape'
import { ElementLayer } from './element-layer'
import { MarksLayer } from './marks-layer'
import { type Extent, toPx, type Viewport } from './viewport'

/** The layers of the stage, back to front. */
export interface StageLayers {
  ground: Layer
  resting: Layer
  active: Layer
  marks: Layer
}

/**
 * The canvas with its nodes. React declares the stage and its layers; their content is held here, and drawn in the task that changed it.
 * Nothing is reconciled for a key or a frame.
 */
export class Surface {
  readonly resting: ElementLayer
  readonly active: ElementLayer
  readonly marks: MarksLayer
  private readonly ground = new DrawnShape()
  private readonly stage: Stage
  private readonly layers: StageLayers
  /** Shapes that draw nothing, below the resting ones; they are laid out for a hit test. */
  private readonly blank: ElementLayer
  private shown: { compiled: CompiledDesign; viewport: Viewport } | null = null

  constructor(stage: Stage, layers: StageLayers) {
    this.stage = stage
    this.layers = layers
    layers.ground.add(this.ground)
    this.blank = new ElementLayer(layers.resting)
    this.resting = new ElementLayer(layers.resting)
    this.active = new ElementLayer(layers.active)
    this.marks = new MarksLayer(layers.marks)
  }

  /** Takes and draws another ground, at once. */
  showGround(draw: Draw): void {
    this.ground.drawing = draw
    this.layers.ground.drawScene()
  }

  /** Notes which design the layers show, and where. */
  shows(compiled: CompiledDesign, viewport: Viewport): void {
    this.shown = { compiled, viewport }
  }

  /** Whether hits are those of this design: one whose fonts are on their way is not on the canvas yet. */
  isShown({ elements }: Design): boolean {
    return this.shown?.compiled.design.elements === elements
  }

  /** Takes a size in CSS pixels, at the pixel density of the screen, so that letters are as sharp as possible. */
  resize(size: Extent): void {
    // Konva draws every layer for each of the two lengths. Hidden, they are drawn only once, by the code that shows their content.
    this.stage.hide()
    this.stage.size(size)
    this.stage.show()
    for (const { canvas } of Object.values(this.layers) as Layer[])
      if (canvas.pixelRatio !== window.devicePixelRatio) canvas.setPixelRatio(window.devicePixelRatio)
    for (const layer of [this.resting, this.active]) layer.forget()
  }

  /**
   * The element under a point of the plate, by the hit graph (DESIGN-70).
   * @param reach mm
   */
  elementAt(point: Point, reach: number): string | null {
    if (!this.shown) return null
    const { compiled, viewport } = this.shown
    const { design, scene } = compiled
    this.blank.show(blankElements(design, scene))
    this.blank.place(viewport)
    const at = toPx(viewport, point)
    for (const step of reachSteps) {
      const window = { design, point, reach: step * reach }
      for (const layer of [this.active, this.resting, this.blank]) {
        const hit = layer.hit(window, at)
        if (hit !== null) return hit
      }
    }
    return null
  }

  /**
   * The handle at a point of the plate, by the hit graph.
   * @param reach mm
   */
  handleAt(point: Point, reach: number): Handle | 'rotate' | null {
    if (!this.shown) return null
    const { viewport } = this.shown
    return this.marks.hit(toPx(viewport, point), gripReach * reach * viewport.pxPerMm)
  }

  /** The content of the canvas as a separate picture, without marks; `pixelRatio` is its pixels per CSS pixel. */
  picture(pixelRatio: number): HTMLCanvasElement {
    const { marks } = this.layers
    marks.hide()
    const picture = this.stage.toCanvas({ pixelRatio })
    marks.show()
    return picture
  }

  dispose(): void {
    this.ground.destroy()
    for (const layer of [this.blank, this.resting, this.active, this.marks]) layer.dispose()
  }
}
