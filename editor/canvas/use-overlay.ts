'use client'
import { useMemo } from 'react'
import { kindOf } from '@/lib/scene/elements/registry'
import type { Finding } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import { boxOf, elementOf } from '@/lib/scene/operations/boxes'
import { useEditorState } from '../state/editor-context'
import type { EditorState } from '../state/editor-state'
import type { ShownTextMarks } from '../text/text-marks'
import { shownHandles } from '../tools/context'
import {
  drawGuides,
  drawMark,
  drawSelection,
  drawSweep,
  drawTextMarks,
  type SelectionLook,
} from './draw-overlay'
import { turnLiftPx } from './use-pointer'
import type { Viewport } from './viewport'

type Severity = 'block' | 'ask'

function severities(findings: readonly Finding[]): Map<string, Severity> {
  const found = new Map<string, Severity>()
  for (const { elementId, severity } of findings) {
    if (elementId && found.get(elementId) !== 'block') found.set(elementId, severity)
  }
  return found
}

function looksOf(
  design: Design,
  selection: readonly string[],
  tool: EditorState['tool'],
  severity: Map<string, Severity>,
  liftedMm: number,
): SelectionLook[] {
  const single = selection.length === 1 && tool.name !== 'moving' && tool.name !== 'editing'
  return selection.flatMap(id => {
    const element = elementOf(design, id)
    const box = element ? boxOf(element) : null
    if (!element || !box) return []
    const free = single && !element.locked
    return [
      {
        box,
        handles: free ? shownHandles(element, box, liftedMm) : [],
        turns: free && kindOf(element).rotates,
        severity: severity.get(id) ?? null,
      },
    ]
  })
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
  const severity = useMemo(() => severities(findings), [findings])
  return useMemo(() => {
    if (!viewport) return () => {}
    const looks = looksOf(design, selection, tool, severity, turnLiftPx / viewport.pxPerMm)
    return (ctx: CanvasRenderingContext2D) => {
      for (const [id, level] of severity) {
        const element = selection.includes(id) ? undefined : elementOf(design, id)
        const box = element ? boxOf(element) : null
        if (box && tool.name !== 'moving') drawMark(ctx, viewport, box, level)
      }
      for (const look of looks) drawSelection(ctx, viewport, look, turnLiftPx / viewport.pxPerMm)
      if (marks) drawTextMarks(ctx, viewport, marks.marks, marks.caretVisible)
      if (guides.length > 0) drawGuides(ctx, viewport, guides)
      if (tool.name === 'sweeping') drawSweep(ctx, viewport, tool.start, tool.at)
    }
  }, [viewport, design, selection, tool, guides, severity, marks])
}
