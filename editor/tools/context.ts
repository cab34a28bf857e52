import { type Box, boxContains } from '@/lib/design/geometry/box'
import type { Point } from '@/lib/design/geometry/path'
import { type Handle, handlePoint, handleSide } from '@/lib/design/geometry/resize-box'
import { cornerHandles } from '@/lib/design/scene/elements/boxes'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Design, Element } from '@/lib/design/scene/model'
import { boxById, boxesOfDesign, boxOf, elementAt, elementOf } from '@/lib/design/scene/operations/boxes'
import { commonBox } from '@/lib/design/scene/operations/resize-several'
import type { EditorState } from '../state/editor-state'
import type { ToolContext } from './tool'

/** Where the handle for turning stands, in mm on the plate: `lifted` above the middle of the box's upper side. */
export function turnHandlePoint(box: Box, lifted: number): Point {
  return handlePoint({ ...box, top: box.top - lifted, height: box.height + lifted * 2 }, 'n')
}

/** Whether the words of an element are written on the canvas. */
export const isWritten = (element: Element | undefined): boolean =>
  element !== undefined && kindOf(element).letters?.writing !== undefined

const isHollow = (element: Element | undefined): boolean =>
  element !== undefined && kindOf(element).isHollow?.(element) === true

/**
 * The tool's queries on an editor's state.
 * @param reach a few pixels in millimetres at this zoom
 * @param lifted how far above its box the handle for turning stands, mm
 */
export function toolContext(
  state: Pick<EditorState, 'design' | 'selection'>,
  plate: Box,
  reach: number,
  lifted = 5 * reach,
): ToolContext {
  const { design, selection } = state
  return {
    design,
    selection,
    plate,
    reach,
    boxOf: id => boxById(design, id),
    handleBox: () => handlesOf(state, 0)?.box ?? null,
    hit: point => elementAt(design, point, reach / 2),
    hitHandle: point => handleAt(state, point, reach, lifted),
    boxes: () => boxesOfDesign(design),
    isWritten: id => isWritten(elementOf(design, id)),
    isGrouped: id => elementOf(design, id)?.group !== undefined,
    isHollow: id => isHollow(elementOf(design, id)),
  }
}

/**
 * The handles that an element shows: on a flat one the side handles would cover the corner handles, so they are left
 * out.
 * @param spaceMm what three handles beside each other need, in mm
 */
function shownHandles(element: Element, box: Box, spaceMm: number): readonly Handle[] {
  const all = kindOf(element).handles
  const flat = box.height < spaceMm
  const narrow = box.width < spaceMm
  return all.filter(name => {
    const side = handleSide[name]
    return !(flat && side.y === 0) && !(narrow && side.x === 0)
  })
}

/** The box with the handles, and which handles: for one element its own, for several the corners around all. */
export interface Handles {
  box: Box
  handles: readonly Handle[]
  turns: boolean
}

/** Whether the handle for turning would lie on another line: a press on that line must not turn this one. */
function coversLine(design: Design, element: Element, box: Box, liftedMm: number): boolean {
  const at = turnHandlePoint(box, liftedMm)
  return design.elements.some(other => {
    if (other === element || other.hidden || !kindOf(other).letters || isHollow(other)) return false
    const its = boxOf(other)
    return its !== null && boxContains(its, at)
  })
}

/**
 * The handles of what is selected; null where nothing of it can be resized.
 * @param spaceMm what three handles beside each other need, in mm
 */
export function handlesOf(
  { design, selection }: Pick<EditorState, 'design' | 'selection'>,
  spaceMm: number,
): Handles | null {
  const [id, ...others] = selection
  if (id === undefined) return null
  if (others.length > 0) {
    const box = commonBox(design, selection)
    return box && { box, handles: cornerHandles, turns: true }
  }
  const element = elementOf(design, id)
  const box = element ? boxOf(element) : null
  if (!element || !box || element.locked) return null
  return {
    box,
    handles: shownHandles(element, box, spaceMm),
    turns: kindOf(element).rotates && !coversLine(design, element, box, spaceMm),
  }
}

/** A handle is grabbed within this multiple of the pointer's reach. */
export const gripReach = 1.5

function handleAt(
  state: Pick<EditorState, 'design' | 'selection'>,
  point: Point,
  reach: number,
  lifted: number,
) {
  const shown = handlesOf(state, lifted)
  if (!shown) return null
  const near = (at: Point) => Math.hypot(at.x - point.x, at.y - point.y) <= reach * gripReach
  const handle = shown.handles.find(name => near(handlePoint(shown.box, name)))
  if (handle) return handle
  return shown.turns && near(turnHandlePoint(shown.box, lifted)) ? 'rotate' : null
}

/** A context for events without a pointer: cancel and edit. */
export function pointerlessContext(state: Pick<EditorState, 'design' | 'selection'>): ToolContext {
  return {
    design: state.design,
    selection: state.selection,
    plate: { left: 0, top: 0, width: 0, height: 0, rotate: 0 },
    reach: 0,
    boxOf: () => null,
    handleBox: () => null,
    hit: () => null,
    hitHandle: () => null,
    boxes: () => [],
    isWritten: () => false,
    isGrouped: () => false,
    isHollow: () => false,
  }
}
