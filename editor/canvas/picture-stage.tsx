'use client'
import type { Context } from 'konva/lib/Context'
import { useCallback, useRef } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore'
import { classNames } from '@/components/ui/class-names'
import { useCanvasSize } from './use-canvas-size'
import type { Extent } from './viewport'

interface PictureStageProps {
  /** Its description; null for marks over another picture, which are neither read out nor pressed. */
  label: string | null
  /** Draws the picture at this size in CSS pixels. The same function draws the same picture. */
  draw: (ctx: CanvasRenderingContext2D, size: Extent) => void
}

/** A picture on its own stage, which fills its container: a photograph of a wall, a file that is cropped. */
export function PictureStage({ label, draw }: PictureStageProps) {
  const holder = useRef<HTMLDivElement>(null)
  const size = useCanvasSize(holder)
  const drawScene = useCallback(
    ({ _context }: Context) => {
      if (!size) return
      _context.imageSmoothingQuality = 'high'
      draw(_context, size)
    },
    [draw, size],
  )
  return (
    <div
      ref={holder}
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames('absolute inset-0', label === null && 'pointer-events-none')}
    >
      {size && (
        <Stage {...size} listening={false}>
          <Layer listening={false}>
            <Shape sceneFunc={drawScene} />
          </Layer>
        </Stage>
      )}
    </div>
  )
}
