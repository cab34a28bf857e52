import { boxContains, boxesOverlap, unionBox } from '@/lib/design/geometry/box'
import type { Point } from '@/lib/design/geometry/path'
import type { Design } from '@/lib/design/scene/model'
import { boxById, expandGroups } from '@/lib/design/scene/operations/boxes'
import { distancesAround } from '@/lib/design/scene/operations/distances'
import { heldMove, moveElements } from '@/lib/design/scene/operations/move'

import { keepsRatio, resizeElement } from '@/lib/design/scene/operations/resize'
import { resizeSeveral } from '@/lib/design/scene/operations/resize-several'
import { snapMove, snapResize } from '@/lib/design/scene/operations/snap'
import { idle, type Release, type ToolContext, type ToolEvent, type ToolResult, type ToolState } from './tool'
import { angleOf, drawnAngle, startTwist, turnedTo } from './turning'

/**
 * One step of the pointer's state machine: data in, data out. A cancel during a gesture returns the design from before
 * it, the identical object.
 */
export function stepTool(state: ToolState, event: ToolEvent, context: ToolContext): ToolResult {
  if (event.type === 'cancel') return cancel(state)
  if (event.type === 'edit') return startEditing(event.id)
  switch (state.name) {
    case 'idle':
      if (event.type === 'twist') return startTwist(event, context)
      return event.type === 'down' ? press(event, context) : { state }
    case 'pressing':
      return whilePressing(state, event, context)
    case 'moving':
      return whileMoving(state, event, context)
    case 'resizing':
      return whileResizing(state, event, context)
    case 'rotating':
      return whileRotating(state, event, context)
    case 'sweeping':
      return whileSweeping(state, event, context)
    case 'editing':
      return whileEditing(state, event, context)
  }
}

type Down = Extract<ToolEvent, { type: 'down' }>
type Of<N extends ToolState['name']> = Extract<ToolState, { name: N }>

function cancel(state: ToolState): ToolResult {
  switch (state.name) {
    case 'moving':
    case 'resizing':
    case 'rotating':
      return { state: idle, design: state.before, gesture: 'cancel', guides: [] }
    case 'sweeping':
      return { state: idle, selection: state.kept }
    case 'editing':
      return { state: idle, gesture: 'end' }
    case 'idle':
    case 'pressing':
      return { state: idle, guides: [] }
  }
}

function startEditing(id: string): ToolResult {
  return { state: { name: 'editing', id, selecting: false }, selection: [id], alone: true }
}

function press(event: Down, context: ToolContext): ToolResult {
  const handle = context.hitHandle(event.point)
  const box = handle && context.handleBox()
  if (handle && box && context.selection.length > 0) {
    const { design: before, selection: ids } = context
    const state: ToolState =
      handle === 'rotate'
        ? { name: 'rotating', start: event.point, before, ids, box, degrees: box.rotate }
        : { name: 'resizing', start: event.point, before, ids, handle, box }
    return { state, gesture: 'begin' }
  }
  const id = context.hit(event.point)
  if (id === null) {
    const kept = event.shift ? context.selection : []
    return { state: { name: 'sweeping', start: event.point, at: event.point, kept }, selection: kept }
  }
  if (event.clicks > 1 && context.isWritten(id)) {
    return { ...startEditing(id), caret: { id, point: event.point, extend: false, clicks: event.clicks } }
  }
  // The first press chose the group, the second one means the element itself.
  if (event.clicks > 1 && context.isGrouped(id)) {
    return {
      state: { name: 'pressing', start: event.point, id, release: 'keep' },
      selection: [id],
      alone: true,
    }
  }
  return pressElement(id, event, context)
}

function pressElement(id: string, event: Down, { selection }: ToolContext): ToolResult {
  const pressing = (release: Release): ToolState => ({ name: 'pressing', start: event.point, id, release })
  // A selected element may also be dragged: only the release shows whether it leaves the selection.
  if (selection.includes(id)) {
    return { state: pressing(event.shift ? 'drop' : selection.length > 1 ? 'narrow' : 'keep') }
  }
  return { state: pressing('keep'), selection: event.shift ? [...selection, id] : [id] }
}

/** The selection after a press without a drag. */
function released({ id, release }: Of<'pressing'>, { design, selection }: ToolContext): ToolResult {
  if (release === 'keep') return { state: idle }
  if (release === 'narrow') return { state: idle, selection: [id] }
  // A group leaves as one.
  const leaving = expandGroups(design, [id])
  return { state: idle, selection: selection.filter(other => !leaving.includes(other)) }
}

function whilePressing(state: Of<'pressing'>, event: ToolEvent, context: ToolContext): ToolResult {
  if (event.type === 'up') return released(state, context)
  if (event.type !== 'move') return { state }
  const far = Math.hypot(event.point.x - state.start.x, event.point.y - state.start.y)
  if (far < context.reach || !context.selection.includes(state.id)) return { state }
  const moving: Of<'moving'> = {
    name: 'moving',
    start: state.start,
    before: context.design,
    ids: context.selection,
  }
  return { ...whileMoving(moving, event, context), gesture: 'begin' }
}

function whileMoving(state: Of<'moving'>, event: ToolEvent, context: ToolContext): ToolResult {
  if (event.type === 'up') return { state: idle, gesture: 'end', guides: [] }
  if (event.type !== 'move') return { state }
  let dx = event.point.x - state.start.x
  let dy = event.point.y - state.start.y
  if (event.shift) {
    if (Math.abs(dx) >= Math.abs(dy)) dy = 0
    else dx = 0
  }
  return { state, ...snapped(state, dx, dy, event.alt, context) }
}

/**
 * Moves the dragged elements, snapped to lines and equal gaps unless Alt is held, with the distances around them. A part stays on the
 * plate, so that they can be grabbed again.
 */
function snapped(state: Of<'moving'>, dx: number, dy: number, alt: boolean, context: ToolContext) {
  const others = context
    .boxes()
    .filter(entry => !state.ids.includes(entry.id))
    .map(entry => entry.box)
  const start = unionBox(boxesBefore(state, context))
  if (!start) return { design: moveElements(state.before, state.ids, dx, dy), guides: [] }
  const moving = { ...start, left: start.left + dx, top: start.top + dy }
  const snap = alt ? noSnap : snapMove(moving, others, context.plate, context.reach)
  const by = heldMove(start, context.plate, dx + snap.dx, dy + snap.dy)
  const box = { ...start, left: start.left + by.dx, top: start.top + by.dy }
  return {
    design: moveElements(state.before, state.ids, by.dx, by.dy),
    guides: snap.guides,
    distances: distancesAround(box, others, context.plate),
  }
}

const noSnap = { dx: 0, dy: 0, guides: [] }

/** The boxes of the moved elements as they were: today's boxes less what they have moved since. */
function boxesBefore(state: Of<'moving'>, context: ToolContext) {
  return state.ids.flatMap(id => {
    const box = context.boxOf(id)
    const now = context.design.elements.find(element => element.id === id)
    const then = state.before.elements.find(element => element.id === id)
    if (!box || !now || !then || !('position' in now) || !('position' in then)) return []
    const left = box.left - (now.position.left - then.position.left)
    const top = box.top - (now.position.top - then.position.top)
    return [{ ...box, left, top }]
  })
}

/** The end of a handle's drag. A press on a handle without a drag means the element under the handle, if there is one. */
function letGo({ start, before }: Of<'resizing'> | Of<'rotating'>, context: ToolContext): ToolResult {
  const under = context.design === before ? context.hit(start) : null
  if (under === null || context.selection.includes(under)) return { state: idle, gesture: 'end', guides: [] }
  return { state: idle, gesture: 'end', guides: [], selection: [under] }
}

function whileResizing(state: Of<'resizing'>, event: ToolEvent, context: ToolContext): ToolResult {
  if (event.type === 'up') return letGo(state, context)
  if (event.type !== 'move') return { state }
  const dx = event.point.x - state.start.x
  const dy = event.point.y - state.start.y
  const snap = snapHandle(state, dx, dy, event, context)
  const design = resized(state, snap.dx, snap.dy, event)
  const others = boxesBeside(state, context)
  const box = unionBox(state.ids.flatMap(id => boxById(design, id) ?? []))
  const distances = box ? distancesAround(box, others, context.plate) : []
  return { state, design, guides: snap.guides, distances }
}

type Move = Extract<ToolEvent, { type: 'move' }>

function resized(
  { before, ids, box, handle }: Of<'resizing'>,
  dx: number,
  dy: number,
  { shift, alt }: Move,
): Design {
  const [id, ...others] = ids
  if (id === undefined) return before
  if (others.length > 0) return resizeSeveral(before, ids, box, handle, dx, dy, alt)
  return resizeElement(before, id, box, handle, dx, dy, { free: shift, fromCentre: alt })
}

const boxesBeside = (state: Of<'resizing'>, context: ToolContext) =>
  context.boxes().flatMap(({ id, box }) => (state.ids.includes(id) ? [] : [box]))

/** From the centre two sides move at once: they do not snap. */
function snapHandle(state: Of<'resizing'>, dx: number, dy: number, event: Move, context: ToolContext) {
  const [id, ...others] = state.ids
  const element = others.length > 0 ? undefined : state.before.elements.find(candidate => candidate.id === id)
  if (event.alt) return { dx, dy, guides: [] }
  return snapResize(state.box, state.handle, dx, dy, {
    others: boxesBeside(state, context),
    plate: context.plate,
    reach: context.reach,
    keepRatio: !element || keepsRatio(element, state.handle, event.shift),
  })
}

function whileRotating(state: Of<'rotating'>, event: ToolEvent, context: ToolContext): ToolResult {
  if (event.type === 'up') return letGo(state, context)
  if (event.type === 'twist') return turnedTo(state, drawnAngle(state.box.rotate + event.degrees))
  if (event.type !== 'move') return { state }
  const far = Math.hypot(event.point.x - state.start.x, event.point.y - state.start.y)
  if (far < context.reach && context.design === state.before) return { state }
  return turnedTo(state, angleOf(event, state.box))
}

function whileSweeping(state: Of<'sweeping'>, event: ToolEvent, context: ToolContext): ToolResult {
  if (event.type === 'up') return { state: idle }
  if (event.type !== 'move') return { state }
  const area = {
    left: Math.min(state.start.x, event.point.x),
    top: Math.min(state.start.y, event.point.y),
    width: Math.abs(event.point.x - state.start.x),
    height: Math.abs(event.point.y - state.start.y),
    rotate: 0,
  }
  const caught = context
    .boxes()
    .filter(entry => boxesOverlap(entry.box, area))
    .map(entry => entry.id)
  const selection = [...state.kept, ...caught.filter(id => !state.kept.includes(id))]
  return { state: { ...state, at: event.point }, selection }
}

/** Whether a press is for the edited text; an element inside a ring is another one. */
function isWithin(id: string, point: Point, context: ToolContext): boolean {
  const box = context.boxOf(id)
  if (!box || !boxContains(box, point, context.reach)) return false
  const under = context.isHollow(id) ? context.hit(point) : null
  return under === null || under === id
}

function whileEditing(state: Of<'editing'>, event: ToolEvent, context: ToolContext): ToolResult {
  if (event.type === 'up') return { state: { ...state, selecting: false } }
  if (event.type === 'move') {
    if (!state.selecting) return { state }
    return { state, caret: { id: state.id, point: event.point, extend: true, clicks: 1 } }
  }
  if (event.type !== 'down') return { state }
  if (isWithin(state.id, event.point, context)) {
    const caret = { id: state.id, point: event.point, extend: event.shift, clicks: event.clicks }
    return { state: { ...state, selecting: true }, caret }
  }
  return { ...press(event, context) }
}
