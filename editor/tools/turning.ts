import { type Box, centreOf } from '@/lib/design/geometry/box'
import { rotateElement, turnElements } from '@/lib/design/scene/operations/turn'
import { idle, type ToolContext, type ToolEvent, type ToolResult, type ToolState } from './tool'

type Rotating = Extract<ToolState, { name: 'rotating' }>
type Move = Extract<ToolEvent, { type: 'move' }>
type Twist = Extract<ToolEvent, { type: 'twist' }>

/** Degrees: snap steps of a turn, snap distance, and steps with Shift. */
const turnStep = 45
const turnReach = 4
const shiftStep = 15

/** The angle to which a drag turns, in whole degrees from 0 to 359: with Shift in steps, with Alt without snapping. */
export function angleOf({ point, shift, alt }: Move, box: Box): number {
  const centre = centreOf(box)
  return drawnAngle((Math.atan2(point.x - centre.x, centre.y - point.y) * 180) / Math.PI, { shift, alt })
}

/** An angle drawn to the steps, in whole degrees from 0 to 359. */
export function drawnAngle(angle: number, { shift = false, alt = false } = {}): number {
  const by = shift ? shiftStep : turnStep
  const step = Math.round(angle / by) * by
  const drawn = shift || (!alt && Math.abs(angle - step) <= turnReach)
  return (((drawn ? step : Math.round(angle)) % 360) + 360) % 360
}

/** Degrees that two fingers must turn before it counts (DESIGN-53): nobody spreads them quite straight. */
const twistReach = 12

/** Two fingers turn what is selected, once they have turned far enough; for elements without a direction the gesture goes to the view. */
export function startTwist({ degrees }: Twist, context: ToolContext): ToolResult {
  const box = context.handleBox()
  if (!box || Math.abs(degrees) < twistReach) return { state: idle }
  const { design: before, selection: ids } = context
  const held: Rotating = { name: 'rotating', start: centreOf(box), before, ids, box, degrees: box.rotate }
  const turned = turnedTo(held, drawnAngle(box.rotate + degrees))
  return turned.design === before ? { state: idle } : { ...turned, gesture: 'begin' }
}

/** The grabbed elements turned to an angle, in degrees. */
export function turnedTo(state: Rotating, degrees: number): ToolResult {
  const { before, ids, box } = state
  const [id, ...others] = ids
  const design =
    id === undefined || others.length > 0
      ? turnElements(before, ids, centreOf(box), degrees)
      : rotateElement(before, id, degrees)
  return { state: { ...state, degrees }, design }
}
