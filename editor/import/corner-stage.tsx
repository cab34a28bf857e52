'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import type { Corners } from '@/lib/design/scene/elements/image/edit'
import { drawnColours } from '../canvas/draw-overlay'
import { PictureStage } from '../canvas/picture-stage'
import type { Extent } from '../canvas/viewport'

interface CornerStageProps {
  preview: ImageBitmap
  label: string
  corners: Corners
  onChange: (corners: Corners) => void
}

/** In the order of the corners: clockwise from the top left. */
const names = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
/** One press of an arrow key, in shares of the picture; five with Shift. */
const step = 0.005

const held = (share: number) => Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000))

/** The corners with one of them elsewhere. */
function moved(corners: Corners, index: number, dx: number, dy: number): Corners {
  const next = corners.map(([x, y], at) => (at === index ? [held(x + dx), held(y + dy)] : [x, y]))
  return next as Corners
}

/** The photograph with the outline of the area to straighten. */
function drawCorners(
  context: CanvasRenderingContext2D,
  { width, height }: Extent,
  preview: ImageBitmap,
  corners: Corners,
): void {
  // A released picture has no size.
  if (preview.width > 0) context.drawImage(preview, 0, 0, width, height)
  context.beginPath()
  for (const [x, y] of corners) context.lineTo(x * width, y * height)
  context.closePath()
  context.fillStyle = drawnColours.sweep
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = drawnColours.chosen
  context.stroke()
}

/** A photograph with the four corners of the area to straighten: they can be dragged, or moved by the arrow keys. */
export function CornerStage({ preview, label, corners, onChange }: CornerStageProps) {
  const t = useTranslations('importDesign.corners')
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number; from: Corners; index: number } | null>(null)
  const [live, setLive] = useState<Corners | null>(null)
  const shown = live ?? corners
  const press = (index: number) => (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from: corners, index }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect()
    const at = drag.current
    if (!at || !box) return
    setLive(moved(at.from, at.index, (event.clientX - at.x) / box.width, (event.clientY - at.y) / box.height))
  }
  const release = () => {
    if (drag.current && live) onChange(live)
    drag.current = null
    setLive(null)
  }
  const keys = (index: number) => (event: KeyboardEvent) => {
    const by = event.shiftKey ? step * 5 : step
    const way = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[event.key]
    if (!way) return
    event.preventDefault()
    onChange(moved(corners, index, way[0] ?? 0, way[1] ?? 0))
  }
  const draw = useCallback(
    (context: CanvasRenderingContext2D, size: Extent) => drawCorners(context, size, preview, shown),
    [preview, shown],
  )
  const { width, height } = preview
  return (
    <div className="grid place-items-center rounded-md bg-bench p-6">
      <div
        ref={frame}
        // As high as there is space for, never larger than it is; the photograph keeps its ratio.
        className="relative touch-none select-none [--most:46dvh] short:[--most:52dvh]"
        style={{
          width: `min(100%, ${width}px, calc(var(--most) * ${width / height}))`,
          aspectRatio: `${width} / ${height}`,
        }}
      >
        <PictureStage label={label} draw={draw} />
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={t(name)}
            className="absolute grid size-11 cursor-move place-items-center"
            style={{
              left: `${(shown[index]?.[0] ?? 0) * 100}%`,
              top: `${(shown[index]?.[1] ?? 0) * 100}%`,
              translate: '-50% -50%',
            }}
            onPointerDown={press(index)}
            onPointerMove={move}
            onPointerUp={release}
            onPointerCancel={release}
            onKeyDown={keys(index)}
          >
            <span aria-hidden className="size-4 rounded-full border-2 border-(--action) bg-white" />
          </button>
        ))}
      </div>
    </div>
  )
}
