'use client'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { Design } from '@/lib/design/scene/model'
import { sceneAtOnce } from '../scene/scene-at-once'
import type { CompiledDesign } from '../scene/use-scene'
import { useEditor, useEditorState, usePlate } from '../state/editor-context'
import type { ToolState } from '../tools/tool'
import { type Parts, partMoving, partWritten } from './part-items'

/** The parts of the text that is written, as they are on the canvas. */
type WrittenParts = { writing: string; parts: Parts } | null

/** Draws the parts of a text that differ from those before. */
type DrawParts = (parts: Parts, before: Parts) => void

interface Ink extends Parts {
  /** How far the active outlines have moved since they were compiled, in mm. */
  shift: { dx: number; dy: number }
}

const noShift = { dx: 0, dy: 0 }
const noParts: Parts = { resting: [], active: [] }

const placeOf = (design: Design, id: string) => {
  const element = design.elements.find(candidate => candidate.id === id)
  return element && 'position' in element && !element.locked ? element.position : null
}

/** The drag distance as a text: an equal value does not draw again. */
function shiftOf(tool: ToolState, design: Design): string {
  if (tool.name !== 'moving') return ''
  const id = tool.ids.find(candidate => placeOf(design, candidate))
  const now = id === undefined ? null : placeOf(design, id)
  const then = id === undefined ? null : placeOf(tool.before, id)
  return now && then ? `${now.left - then.left} ${now.top - then.top}` : ''
}

function partsOf(
  compiled: CompiledDesign | null,
  tool: { moving: readonly string[] | null; writing: string | null },
  before: WrittenParts,
): Parts {
  if (!compiled) return noParts
  const { items } = compiled.scene
  const { moving, writing } = tool
  if (writing !== null) return partWritten(items, before?.writing === writing ? before.parts : null)
  return moving ? partMoving(items, moving) : { resting: items, active: [] }
}

/**
 * Draws what is written in the call that changes the design, before React draws anything again. React comes to the same parts
 * and finds them drawn. The first letter of a text, and one whose font is on its way, are left to it.
 */
function useWrittenAtOnce(written: RefObject<WrittenParts>, draw: DrawParts): void {
  const { store } = useEditor()
  const plate = usePlate()
  useLayoutEffect(
    () =>
      store.subscribe(({ design, tool }, before) => {
        const held = written.current
        if (design === before.design || tool.name !== 'editing' || held?.writing !== tool.id) return
        const scene = sceneAtOnce(design, plate)
        if (!scene) return
        const parts = partWritten(scene.items, held.parts)
        written.current = { writing: tool.id, parts }
        draw(parts, held.parts)
      }),
    [store, plate, written, draw],
  )
}

/**
 * Parts the outlines into those that rest and those that move or change. While elements are moved, their old outlines
 * are drawn with an offset: a drag does not shape letters again.
 * @param draw draws the parts of a text at once, while it is written
 */
export function useInk(compiled: CompiledDesign | null, draw: DrawParts): Ink {
  const moving = useEditorState(({ tool }) =>
    tool.name === 'moving' || tool.name === 'resizing' || tool.name === 'rotating' ? tool.ids : null,
  )
  const writing = useEditorState(({ tool }) => (tool.name === 'editing' ? tool.id : null))
  const shift = useEditorState(({ tool, design }) => shiftOf(tool, design))
  const written = useRef<WrittenParts>(null)
  const parts = useMemo(
    () => partsOf(compiled, { moving, writing }, written.current),
    [compiled, moving, writing],
  )
  written.current = writing === null ? null : { writing, parts }
  useWrittenAtOnce(written, draw)
  const [dx = 0, dy = 0] = shift === '' ? [] : shift.split(' ').map(Number)
  return { ...parts, shift: shift === '' ? noShift : { dx, dy } }
}
