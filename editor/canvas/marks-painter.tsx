'use client'
import { useLocale } from 'next-intl'
import { useLayoutEffect, useMemo } from 'react'
import { handlePoint } from '@/lib/design/geometry/resize-box'
import type { Finding } from '@/lib/design/scene/finding'
import { boxOf, elementOf } from '@/lib/design/scene/operations/boxes'
import { mm } from '../panels/product-line'
import { useEditorState } from '../state/editor-context'
import type { EditorState } from '../state/editor-state'
import { useTextMarks } from '../text/text-marks'
import { type Handles, handlesOf, turnHandlePoint } from '../tools/context'
import { drawDistances } from './draw-distances'
import {
  colourOf,
  drawFrame,
  drawGuides,
  drawMark,
  drawPlaces,
  drawSweep,
  type Frame,
  type Severity,
} from './draw-overlay'
import { drawTextMarks } from './draw-text-marks'
import type { Grip } from './marks-layer'
import { turnLiftPx } from './pointing'
import type { Surface } from './surface'
import { toPx, type Viewport } from './viewport'

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
function handlesShown({ design, selection, tool }: Shown, liftedMm: number): Handles | null {
  if (!showsHandles(tool)) return null
  if (tool.name !== 'rotating') return handlesOf({ design, selection }, liftedMm)
  if (tool.ids.length < 2) {
    const held = handlesOf({ design, selection }, liftedMm)
    return held && { ...held, turns: true }
  }
  return { box: { ...tool.box, rotate: tool.degrees }, handles: [], turns: true }
}

/** Positions of the handles on the canvas; the one for turning comes last, as in the hit test. */
function gripsOf({ box, handles, turns }: Handles, viewport: Viewport, colour: string): Grip[] {
  const liftedMm = turnLiftPx / viewport.pxPerMm
  const grips: Grip[] = handles.map(handle => ({
    handle,
    at: toPx(viewport, handlePoint(box, handle)),
    colour,
  }))
  if (!turns) return grips
  const at = toPx(viewport, turnHandlePoint(box, liftedMm))
  return [...grips, { handle: 'rotate', at, foot: toPx(viewport, handlePoint(box, 'n')), colour }]
}

interface MarksPainterProps {
  surface: Surface
  viewport: Viewport
  findings: readonly Finding[]
}

/**
 * What is drawn above the ink: frames and handles, marks of findings, guides, the sweep, caret and selected words. It is a separate
 * component, so that a frame of a drag renders nothing else of the page.
 */
export function MarksPainter({ surface, viewport, findings }: MarksPainterProps) {
  const design = useEditorState(state => state.design)
  const selection = useEditorState(state => state.selection)
  const tool = useEditorState(state => state.tool)
  const guides = useEditorState(state => state.guides)
  const distances = useEditorState(state => state.distances)
  const marks = useTextMarks()
  const locale = useLocale()
  const severity = useMemo(() => severities(findings), [findings])
  useLayoutEffect(() => {
    const held = handlesShown({ design, selection, tool }, turnLiftPx / viewport.pxPerMm)
    const only = selection.length === 1 ? severity.get(selection[0] ?? '') : undefined
    const frames: Frame[] = selection.flatMap(id => {
      const element = elementOf(design, id)
      const box = element ? boxOf(element) : null
      return box ? [{ box, severity: severity.get(id) ?? null }] : []
    })
    if (held) frames.push({ box: held.box, severity: only ?? null })
    surface.marks.show({
      below: ctx => {
        for (const [id, level] of severity) {
          const element = selection.includes(id) ? undefined : elementOf(design, id)
          const box = element ? boxOf(element) : null
          if (box && tool.name !== 'moving') drawMark(ctx, viewport, box, level)
        }
        if (tool.name === 'idle') for (const finding of findings) drawPlaces(ctx, viewport, finding)
        for (const frame of frames) drawFrame(ctx, viewport, frame)
      },
      grips: held ? gripsOf(held, viewport, colourOf(only ?? null)) : [],
      above: ctx => {
        if (marks) drawTextMarks(ctx, viewport, marks.marks, marks.caretVisible)
        if (guides.length > 0) drawGuides(ctx, viewport, guides)
        drawDistances(ctx, viewport, distances, value => mm(value, locale))
        if (tool.name === 'sweeping') drawSweep(ctx, viewport, tool.start, tool.at)
      },
    })
  }, [surface, viewport, design, selection, tool, guides, distances, locale, findings, severity, marks])
  return null
}
