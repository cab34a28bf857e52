import type { Box } from '@/lib/design/geometry/box'
import type { Point } from '@/lib/design/geometry/path'
import type { Handle } from '@/lib/design/geometry/resize-box'
import type { Design } from '@/lib/design/scene/model'
import type { Distance } from '@/lib/design/scene/operations/distances'
import type { Guide } from '@/lib/design/scene/operations/snap'

/** Effect of a press without a drag on the selection: none, select only this one, or deselect it. */
export type Release = 'keep' | 'narrow' | 'drop'

/** What the pointer is doing. One closed union: the machine is in exactly one of these at any time. */
export type ToolState =
  | { name: 'idle' }
  | { name: 'pressing'; start: Point; id: string; release: Release }
  | { name: 'moving'; start: Point; before: Design; ids: readonly string[] }
  | { name: 'resizing'; start: Point; before: Design; ids: readonly string[]; handle: Handle; box: Box }
  | { name: 'rotating'; start: Point; before: Design; ids: readonly string[]; box: Box; degrees: number }
  | { name: 'sweeping'; start: Point; at: Point; kept: readonly string[] }
  | { name: 'editing'; id: string; selecting: boolean }

/** Events from pointer and keyboard; points in mm on the plate. */
export type ToolEvent =
  | { type: 'down'; point: Point; shift: boolean; clicks: number }
  | { type: 'move'; point: Point; shift: boolean; alt: boolean }
  /** Two fingers turned, in degrees clockwise since they came down. */
  | { type: 'twist'; degrees: number }
  | { type: 'up' }
  | { type: 'cancel' }
  | { type: 'edit'; id: string }

/** The queries of the machine. They draw nothing and change nothing. */
export interface ToolContext {
  design: Design
  selection: readonly string[]
  /** The plate as a box, in mm. */
  plate: Box
  /** A few pixels in millimetres at this zoom: drag threshold, reach of handles and of guides. */
  reach: number
  boxOf: (id: string) => Box | null
  /** The box with the handles: of the one that is selected, or around all. */
  handleBox: () => Box | null
  /** The topmost element under a point. */
  hit: (point: Point) => string | null
  /** The handle under a point, of what is selected; `rotate` is the one above it. */
  hitHandle: (point: Point) => Handle | 'rotate' | null
  /** Every element that a marquee can select, with its box. */
  boxes: () => readonly { id: string; box: Box }[]
  /** Whether the words of an element are written on the canvas. */
  isWritten: (id: string) => boolean
  /** Whether an element is one of a group. */
  isGrouped: (id: string) => boolean
  /** Whether an element leaves its inside to others. */
  isHollow: (id: string) => boolean
}

/** The answer to an event: the next state, and only what changes. */
export interface ToolResult {
  state: ToolState
  design?: Design
  selection?: readonly string[]
  /** The selection excludes the others of its group. */
  alone?: boolean
  gesture?: 'begin' | 'end' | 'cancel'
  guides?: readonly Guide[]
  /** Free distances beside what is dragged; none where they are left out and guides are given. */
  distances?: readonly Distance[]
  /** A press or drag inside the text that is being edited. */
  caret?: { id: string; point: Point; extend: boolean; clicks: number }
}

export const idle: ToolState = { name: 'idle' }
