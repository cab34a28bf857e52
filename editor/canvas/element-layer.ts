import type { Context } from 'konva/lib/Context'
import { Group } from 'konva/lib/Group'
import type { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import type { Point } from '@/lib/design/geometry/path'
import type { Design } from '@/lib/design/scene/model'
import { type ElementItems, type HitOutline, hitOutlines, isNear } from '@/lib/design/scene/operations/hit'
import { drawInk, type InkLook } from './draw-ink'
import { heldNode } from './held-node'
import { path2d } from './path-cache'
import type { Viewport } from './viewport'

/** The viewport of the canvas, and how far its elements were dragged since their outlines were made, mm. */
type Place = Pick<Viewport, 'originX' | 'originY' | 'pxPerMm'>

/** The tested position of a pointer and its reach, mm; for the shown design. */
export interface HitWindow {
  design: Design
  point: Point
  reach: number
}

/** The shared input of all shapes of a layer while they are drawn. */
interface Shared {
  look: InkLook
  pxPerMm: number
  window: HitWindow | null
}

const outlinesNear = ({ design, point, reach }: HitWindow, drawn: ElementItems): readonly HitOutline[] =>
  hitOutlines(design, drawn).filter(outline => isNear(outline, point, reach))

/** One element: its ink on the scene, and its outlines widened by the reach on the hit graph. */
class ElementShape extends Shape {
  private readonly shared: Shared
  drawn: ElementItems

  constructor(drawn: ElementItems, shared: Shared) {
    super(heldNode)
    this.drawn = drawn
    this.shared = shared
  }

  /** Konva calls it to draw the shape; the layer's transform is that of the plate, in mm. */
  _sceneFunc({ _context }: Context): void {
    const { look, pxPerMm } = this.shared
    drawInk(_context, this.drawn.items, look, pxPerMm)
  }

  /** Konva calls it to draw the shape's hit graph. Only elements near the pointer are drawn: the others cannot be hit. */
  _hitFunc({ _context }: Context): void {
    const { window } = this.shared
    if (!window) return
    const { reach } = window
    _context.fillStyle = this.colorKey
    _context.strokeStyle = this.colorKey
    _context.lineWidth = 2 * reach
    _context.lineJoin = 'round'
    _context.lineCap = 'round'
    for (const { path, fillRule } of outlinesNear(window, this.drawn)) {
      _context.fill(path2d(path), fillRule)
      if (reach > 0) _context.stroke(path2d(path))
    }
  }
}

/**
 * The elements of a layer, a shape for each. The shapes are kept between drawings: an unchanged element keeps its
 * shape, a changed one gives its shape new outlines.
 */
export class ElementLayer {
  private readonly layer: Layer
  private readonly group = new Group()
  private readonly shared: Shared = {
    look: { ink: '#000000', fixingShown: false },
    pxPerMm: 1,
    window: null,
  }
  private elements: readonly ElementItems[] = []
  /** Whether the layer shows something else than what it was given last. */
  private isStale = true
  private shapes: readonly ElementShape[] = []

  constructor(layer: Layer) {
    this.layer = layer
    layer.add(this.group)
  }

  /** Lays the plate's mm on the canvas; `shift` is how far the elements have moved since their outlines were made, mm. */
  place({ originX, originY, pxPerMm }: Place, shift = { dx: 0, dy: 0 }): void {
    const at = { x: originX + shift.dx * pxPerMm, y: originY + shift.dy * pxPerMm }
    const { x, y } = this.group.position()
    if (at.x === x && at.y === y && this.group.scaleX() === pxPerMm) return
    this.shared.pxPerMm = pxPerMm
    this.group.setAttrs({ ...at, scaleX: pxPerMm, scaleY: pxPerMm })
    this.isStale = true
  }

  /** Takes the outlines of these elements, back to front. */
  show(elements: readonly ElementItems[], look = this.shared.look): void {
    if (elements === this.elements && look === this.shared.look) return
    this.isStale = true
    this.shared.look = look
    if (elements === this.elements) return
    this.elements = elements
    const held = new Map<string | null, ElementShape[]>()
    for (const shape of this.shapes) {
      const { id } = shape.drawn
      held.set(id, [...(held.get(id) ?? []), shape])
    }
    const next = elements.map(drawn => {
      const shape = held.get(drawn.id)?.shift()
      if (!shape) return new ElementShape(drawn, this.shared)
      shape.drawn = drawn
      return shape
    })
    for (const gone of held.values()) for (const shape of gone) shape.destroy()
    this.order(next)
    this.shapes = next
  }

  /** Draws what has changed, at once: a letter is on the canvas in the same task as its key, not a frame later. */
  draw(): void {
    if (!this.isStale) return
    this.isStale = false
    this.layer.drawScene()
  }

  /** Notes that what was drawn is gone, as from a canvas that got another size. */
  forget(): void {
    this.isStale = true
  }

  /** The element that is hit in a window, by the layer's hit graph; `at` is the window's point in CSS pixels of the canvas. */
  hit(window: HitWindow, at: Point): string | null {
    const near = this.shapes.filter(({ drawn }) => outlinesNear(window, drawn).length > 0)
    if (near.length === 0) return null
    const { layer, shared } = this
    shared.window = window
    layer.getHitCanvas().getContext().clear()
    for (const shape of near) shape.drawHit()
    shared.window = null
    const shape = layer.getIntersection(at)
    return shape instanceof ElementShape ? shape.drawn.id : null
  }

  dispose(): void {
    this.group.destroy()
  }

  private order(next: readonly ElementShape[]): void {
    const { children } = this.group
    if (children.length === next.length && next.every((shape, index) => shape === children[index])) return
    const kept = next.slice(0, children.length)
    const isAppended =
      kept.length === children.length && kept.every((shape, index) => shape === children[index])
    if (!isAppended) this.group.removeChildren()
    for (const shape of isAppended ? next.slice(children.length) : next) this.group.add(shape)
  }
}
