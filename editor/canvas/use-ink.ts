'use client'
import { useMemo, useRef } from 'react'
import type { Design } from '@/lib/design/scene/model'
import type { CompiledDesign } from '../scene/use-scene'
import { useEditorState } from '../state/editor-context'
import type { ToolState } from '../tools/tool'
import { type Parts, partMoving, partWritten } from './part-items'

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
  before: { writing: string; parts: Parts } | null,
): Parts {
  if (!compiled) return noParts
  const { items } = compiled.scene
  const { moving, writing } = tool
  if (writing !== null) return partWritten(items, before?.writing === writing ? before.parts : null)
  return moving ? partMoving(items, moving) : { resting: items, active: [] }
}

/**
 * Parts the outlines into those that rest and those that move or change. While elements are moved, their old outlines
 * are drawn with an offset: a drag does not shape letters again.
 */
export function useInk(compiled: CompiledDesign | null): Ink {
  const moving = useEditorState(({ tool }) =>
    tool.name === 'moving' || tool.name === 'resizing' || tool.name === 'rotating' ? tool.ids : null,
  )
  const writing = useEditorState(({ tool }) => (tool.name === 'editing' ? tool.id : null))
  const shift = useEditorState(({ tool, design }) => shiftOf(tool, design))
  const last = useRef<{ writing: string; parts: Parts } | null>(null)
  const parts = useMemo(
    () => partsOf(compiled, { moving, writing }, last.current),
    [compiled, moving, writing],
  )
  last.current = writing === null ? null : { writing, parts }
  const [dx = 0, dy = 0] = shift === '' ? [] : shift.split(' ').map(Number)
  return { ...parts, shift: shift === '' ? noShift : { dx, dy } }
}
