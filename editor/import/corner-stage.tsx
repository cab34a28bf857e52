'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Corners } from '@/lib/scene/elements/image/edit'
import { Preview } from './preview'

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

/** A photograph with the four corners of what is straightened: dragged by finger or pointer, moved by the arrow keys. */
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
  const points = shown.map(([x, y]) => `${x * 100},${y * 100}`).join(' ')
  return (
    <div className="grid place-items-center rounded-md bg-bench p-6">
      <div ref={frame} className="relative touch-none select-none">
        <Preview
          bitmap={preview}
          label={label}
          className="block max-h-[46dvh] max-w-full short:max-h-[52dvh]"
        />
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          <polygon
            points={points}
            className="fill-(--action)/15 stroke-(--action)"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
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
