'use client'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import type { Finding } from '@/lib/scene/finding'
import { boxOf, elementOf } from '@/lib/scene/operations/boxes'
import { mm } from '../panels/product-line'
import { useEditorState } from '../state/editor-context'
import type { EditorState } from '../state/editor-state'
import type { ShownTextMarks } from '../text/text-marks'
import { type Handles, handlesOf } from '../tools/context'
import { drawDistances } from './draw-distances'
import {
  drawGuides,
  drawMark,
  drawPlaces,
  drawSelection,
  drawSweep,
  type SelectionLook,
} from './draw-overlay'
import { drawTextMarks } from './draw-text-marks'
import { turnLiftPx } from './pointing'
import type { Viewport } from './viewport'

type Severity = 'block' | 'ask'

function severities(findings: readonly Finding[]): Map<string, Severity> {
  const found = new Map<string, Severity>()
  for (const { elementId, severity } of findings) {
    if (elementId && found.get(elementId) !== 'block') found.set(elementId, severity)
  }
  return found
}

/** While elements are moved or written their handles would only be in the way. */
const showsHandles = ({ name }: EditorState['tool']) => name !== 'moving' && name !== 'editing'

type Shown = Pick<EditorState, 'design' | 'selection' | 'tool'>

/** The handles; those around several turn with them. */
function gripsOf({ design, selection, tool }: Shown, liftedMm: number): Handles | null {
  if (tool.name !== 'rotating') return handlesOf({ design, selection }, liftedMm)
  if (tool.ids.length < 2) {
    const held = handlesOf({ design, selection }, liftedMm)
    return held && { ...held, turns: true }
  }
  return { box: { ...tool.box, rotate: tool.degrees }, handles: [], turns: true }
}

function looksOf(
  { design, selection, tool }: Shown,
  severity: Map<string, Severity>,
  liftedMm: number,
): SelectionLook[] {
  const grips = showsHandles(tool) ? gripsOf({ design, selection, tool }, liftedMm) : null
  const frames = selection.flatMap(id => {
    const element = elementOf(design, id)
    const box = element ? boxOf(element) : null
    return box ? [{ box, handles: [], turns: false, severity: severity.get(id) ?? null }] : []
  })
  if (!grips) return frames
  const only = selection.length === 1 ? severity.get(selection[0] ?? '') : undefined
  return [...frames, { ...grips, severity: only ?? null }]
}

/** What is drawn above the ink: frames and handles, marks of findings, guides, the sweep, caret and selected words. */
export function useOverlay(
  viewport: Viewport | null,
  findings: readonly Finding[],
  marks: ShownTextMarks | null,
): (ctx: CanvasRenderingContext2D) => void {
  const design = useEditorState(state => state.design)
  const selection = useEditorState(state => state.selection)
  const tool = useEditorState(state => state.tool)
  const guides = useEditorState(state => state.guides)
  const distances = useEditorState(state => state.distances)
  const locale = useLocale()
  const severity = useMemo(() => severities(findings), [findings])
  return useMemo(() => {
    if (!viewport) return () => {}
    const looks = looksOf({ design, selection, tool }, severity, turnLiftPx / viewport.pxPerMm)
    return (ctx: CanvasRenderingContext2D) => {
      for (const [id, level] of severity) {
        const element = selection.includes(id) ? undefined : elementOf(design, id)
        const box = element ? boxOf(element) : null
        if (box && tool.name !== 'moving') drawMark(ctx, viewport, box, level)
      }
      if (tool.name === 'idle') for (const finding of findings) drawPlaces(ctx, viewport, finding)
      for (const look of looks) drawSelection(ctx, viewport, look, turnLiftPx / viewport.pxPerMm)
      if (marks) drawTextMarks(ctx, viewport, marks.marks, marks.caretVisible)
      if (guides.length > 0) drawGuides(ctx, viewport, guides)
      drawDistances(ctx, viewport, distances, value => mm(value, locale))
      if (tool.name === 'sweeping') drawSweep(ctx, viewport, tool.start, tool.at)
    }
  }, [viewport, design, selection, tool, guides, distances, locale, findings, severity, marks])
}
