import type { Point } from '@/lib/design/geometry/path'
import { inkAt } from '@/lib/design/scene/operations/hit'
import { boxOfPlate, type Plate, type PlateCatalogue, plateOf } from '@/lib/design/scene/plate'
import { groundOf, plateAt } from '../plates/ground'
import { showPlate } from '../plates/show-plate'
import { sceneAtOnce } from '../scene/scene-at-once'
import type { Editor } from '../state/editor'
import { toolContext } from '../tools/context'
import type { ToolContext } from '../tools/tool'
import { Fingers, type Place } from './fingers'
import { hasLeft, PressCounter } from './press-counter'
import type { Surface } from './surface'
import type { LongPress } from './use-long-press'
import { toMm, type Viewport, viewportOf, zoomAt } from './viewport'

/** How near a pointer must come, in CSS pixels: fingers are less exact than a mouse. */
const reachPx = { mouse: 6, touch: 14 } as const
/** How far above an element the handle for turning stands, in CSS pixels. */
export const turnLiftPx = 28

/** What a pointer does, and where. */
export interface PointerAction {
  /** Of the pointer. */
  id: number
  place: Place
  touch: boolean
  /** 0 is the main button, 1 the middle one. */
  button: number
  /** Milliseconds of the event's clock. */
  time: number
  shift: boolean
  alt: boolean
  /** The same place in the window, where a menu opens. */
  inWindow: Place
}

/** The present drawing. */
export interface Drawn {
  viewport: Viewport | null
  plate: Plate
  /** The canvas for the hit tests. */
  surface: Pick<Surface, 'isShown' | 'elementAt' | 'handleAt'> | null
}

type Products = Parameters<typeof groundOf>[2] & PlateCatalogue

interface Surroundings {
  editor: Editor
  catalogue: Products
  drawn: () => Drawn
  rest: LongPress
}

/**
 * Turns what pointers do into the tool's events in mm: mouse, pen and finger; two fingers zoom and pan, or turn what is selected, the
 * middle button and a finger on empty ground pan. A press on another plate of the support changes to it and continues there; a finger may
 * still pan, so it changes plates when it is lifted.
 */
export class Pointing {
  private readonly fingers = new Fingers()
  private readonly presses = new PressCounter()
  private panning: Place | null = null
  /** A finger on another plate that has not moved yet. */
  private tapped: Place | null = null
  /** What was selected before the first finger came down. */
  private selectedBefore: readonly string[] = []
  private readonly editor: Editor
  private readonly catalogue: Products
  private readonly drawn: () => Drawn
  private readonly rest: LongPress

  constructor({ editor, catalogue, drawn, rest }: Surroundings) {
    this.editor = editor
    this.catalogue = catalogue
    this.drawn = drawn
    this.rest = rest
  }

  /** True when the page must ignore the press. */
  down(action: PointerAction): boolean {
    const view = this.viewportNow()
    if (!view) return false
    const { place, touch, button } = action
    this.tapped = null
    if (touch && this.fingers.down(action.id, place)) {
      this.rest.end()
      this.editor.send({ type: 'cancel' })
      // The first of two fingers often touches beside the elements to turn: that must not clear the selection.
      if (this.editor.state.selection.length === 0) this.editor.select(this.selectedBefore)
      this.panning = null
      return false
    }
    this.selectedBefore = this.editor.state.selection
    if (button === 1) this.panning = place
    if (button === 0) this.press(action, view)
    // The hidden text view takes the focus by itself; a press must not remove it again.
    return button === 1 || (button === 0 && this.editor.state.tool.name === 'editing')
  }

  move({ id, place, touch, shift, alt }: PointerAction): void {
    const view = this.viewportNow()
    if (!view) return
    this.rest.moved(place.x, place.y)
    if (this.tapped && hasLeft(this.tapped, place)) this.tapped = null
    const pinched = this.fingers.moved(id, place)
    if (pinched) {
      const { x, y, movedX, movedY, factor, turned } = pinched
      this.editor.send({ type: 'twist', degrees: turned }, this.contextAt(view, touch))
      // Turned elements stay under the fingers.
      if (this.editor.state.tool.name === 'rotating') return
      const { zoom, panX, panY } = zoomAt(this.editor.state.view, view, x, y, factor)
      this.editor.setView({ zoom, panX: panX + movedX, panY: panY + movedY })
    }
    if (this.fingers.arePinching) return
    if (this.panning) {
      this.pan(place.x - this.panning.x, place.y - this.panning.y)
      this.panning = place
      return
    }
    this.presses.moved(place)
    if (this.editor.state.tool.name === 'idle') return
    const point = toMm(view, place.x, place.y)
    this.editor.send({ type: 'move', point, shift, alt }, this.contextAt(view, touch))
  }

  up({ id, touch }: Pick<PointerAction, 'id' | 'touch'>): void {
    this.rest.end()
    const pinched = this.fingers.lifted(id)
    const view = this.viewportNow()
    if (pinched && view && this.editor.state.tool.name === 'rotating')
      this.editor.send({ type: 'up' }, this.contextAt(view, touch))
    if (pinched) return
    this.panning = null
    if (!view) return
    this.editor.send({ type: 'up' }, this.contextAt(view, touch))
    if (this.tapped) this.tapPlate(view, this.tapped)
  }

  /** The browser took the pointer away. */
  cancel(id: number): void {
    this.rest.end()
    this.fingers.lost(id)
    this.panning = null
    this.tapped = null
    if (this.editor.state.tool.name !== 'editing') this.editor.send({ type: 'cancel' })
  }

  /**
   * The right button, or the menu key; a long press has its own timer, the same in every browser.
   * @param place on the canvas; `null` by the key
   */
  menu(place: Place | null, inWindow: Place): void {
    const view = this.viewportNow()
    const { editor } = this
    if (!view || this.fingers.count > 0 || editor.state.commandMenu) return
    const id = place && this.contextAt(view, false).hit(toMm(view, place.x, place.y))
    if (id !== null && !editor.state.selection.includes(id)) editor.select([id])
    this.openMenu(place ? id === null : editor.state.selection.length === 0, inWindow)
  }

  /** The wheel zooms with Ctrl and pans without. */
  wheel(place: Place, { zooms, byX, byY }: { zooms: boolean; byX: number; byY: number }): void {
    const view = this.viewportNow()
    if (!view) return
    if (!zooms) this.pan(-byX, -byY)
    else this.editor.setView(zoomAt(this.editor.state.view, view, place.x, place.y, Math.exp(-byY / 300)))
  }

  private press({ place, touch, time, shift, inWindow }: PointerAction, view: Viewport): void {
    const { editor } = this
    // With a mouse, Shift pans sideways.
    const choosing = touch && editor.state.choosing
    const { point, context } = this.pressed(place, view, touch)
    const clicks = choosing ? 1 : this.presses.count(time, place)
    // A tap that selects is not the first half of a double tap.
    if (choosing) this.presses.forget()
    const onGround = isFree(context, point)
    if (touch && onGround && !choosing) this.panning = place
    editor.send({ type: 'down', point, shift: shift || choosing, clicks }, context)
    if (touch && !choosing) this.rest.start(place.x, place.y, () => this.openMenu(onGround, inWindow))
  }

  /** The element under a press. A mouse changes to the plate under it at once; a finger only remembers it. */
  private pressed(place: Place, view: Viewport, touch: boolean) {
    const here = { point: toMm(view, place.x, place.y), context: this.contextAt(view, touch) }
    if (this.editor.state.choosing || !isFree(here.context, here.point)) return here
    const other = plateAt(this.editor.design, here.point, this.catalogue)
    if (other === null) return here
    if (!touch) return this.turnTo(other, place, false) ?? here
    this.tapped = place
    return here
  }

  /** A tap on another plate changes to it, and selects the element under the finger there. */
  private tapPlate(view: Viewport, place: Place): void {
    this.tapped = null
    const other = plateAt(this.editor.design, toMm(view, place.x, place.y), this.catalogue)
    const turned = other === null ? null : this.turnTo(other, place, true)
    if (!turned) return
    this.editor.send({ type: 'down', point: turned.point, shift: false, clicks: 1 }, turned.context)
    this.editor.send({ type: 'up' }, turned.context)
  }

  /** Changes to a plate, and returns the position in its millimetres. */
  private turnTo(plate: number, { x, y }: Place, touch: boolean) {
    showPlate(this.editor, plate)
    const view = this.viewportNow()
    return view && { point: toMm(view, x, y), context: this.contextAt(view, touch) }
  }

  /** Ends the gesture of the press, and opens the menu for this position. */
  private openMenu(onGround: boolean, { x, y }: Place): void {
    if (this.editor.state.tool.name === 'editing') return
    this.panning = null
    this.tapped = null
    this.editor.send({ type: 'cancel' })
    this.editor.setWorkspace({ commandMenu: { kind: onGround ? 'ground' : 'selection', x, y } })
  }

  private pan(byX: number, byY: number): void {
    const { panX, panY } = this.editor.state.view
    this.editor.setView({ panX: panX + byX, panY: panY + byY })
  }

  /** The viewport at this moment: several events may come between two drawings. */
  private viewportNow(): Viewport | null {
    const { viewport, plate } = this.drawn()
    const { design, state } = this.editor
    return viewport && viewportOf(viewport, groundOf(design, plate, this.catalogue), state.view)
  }

  private contextAt(view: Viewport, touch: boolean): ToolContext {
    const reach = (touch ? reachPx.touch : reachPx.mouse) / view.pxPerMm
    const { state } = this.editor
    const found = toolContext(state, boxOfPlate(this.drawn().plate), reach, turnLiftPx / view.pxPerMm)
    return {
      ...found,
      hit: point => this.elementUnder(point, reach, found),
      hitHandle: point => {
        const surface = this.shownSurface()
        return surface ? surface.handleAt(point, reach) : found.hitHandle(point)
      },
    }
  }

  /** The canvas, as long as it shows the present design. */
  private shownSurface() {
    const { surface } = this.drawn()
    return surface?.isShown(this.editor.design) ? surface : null
  }

  /** Hit tests use the canvas; they use the outlines where the canvas does not show them yet, for example right after a change of plate. */
  private elementUnder(point: Point, reach: number, { hit }: ToolContext): string | null {
    const surface = this.shownSurface()
    if (surface) return surface.elementAt(point, reach)
    const { design } = this.editor
    const plate = plateOf(design, this.catalogue)
    const scene = plate && sceneAtOnce(design, plate)
    return scene ? inkAt(design, scene, point, reach) : hit(point)
  }
}

/** Whether a point is empty, also without a handle. */
const isFree = (context: ToolContext, point: Point): boolean =>
  context.hit(point) === null && context.hitHandle(point) === null
