'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import { turnedSize } from '@/lib/design/picture/window'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import { PictureStage } from '../../canvas/picture-stage'
import type { Extent } from '../../canvas/viewport'
import { drawTurned } from './draw-turned'

type Crop = PictureEdit['crop']

interface CropStageProps {
  preview: ImageBitmap
  edit: Pick<PictureEdit, 'turns' | 'straighten' | 'crop'>
  onCrop: (crop: Crop) => void
}

/** Corners, and how much of a drag each side of the crop takes. */
const corners = [
  { name: 'topLeft', left: 1, top: 1, width: -1, height: -1 },
  { name: 'topRight', left: 0, top: 1, width: 1, height: -1 },
  { name: 'bottomRight', left: 0, top: 0, width: 1, height: 1 },
  { name: 'bottomLeft', left: 1, top: 0, width: -1, height: 1 },
] as const
type Corner = (typeof corners)[number]

/** The smallest crop, in shares. */
const least = 0.02
const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** A crop after a corner was dragged by shares of the picture. */
function dragged(crop: Crop, corner: Corner, dx: number, dy: number): Crop {
  const right = crop.left + crop.width
  const bottom = crop.top + crop.height
  const left = corner.left ? between(crop.left + dx, 0, right - least) : crop.left
  const top = corner.top ? between(crop.top + dy, 0, bottom - least) : crop.top
  const end = corner.left ? right : between(right + dx, left + least, 1)
  const foot = corner.top ? bottom : between(bottom + dy, top + least, 1)
  return { left: rounded(left), top: rounded(top), width: rounded(end - left), height: rounded(foot - top) }
}

const moved = (crop: Crop, dx: number, dy: number): Crop => ({
  ...crop,
  left: rounded(between(crop.left + dx, 0, 1 - crop.width)),
  top: rounded(between(crop.top + dy, 0, 1 - crop.height)),
})

/** The file with its crop: the frame and its corners are dragged, or moved with the arrow keys. */
export function CropStage({ preview, edit, onCrop }: CropStageProps) {
  const t = useTranslations('editor.picture.crop')
  const frame = useRef<HTMLDivElement>(null)
  const { turns, straighten } = edit
  const { width, height } = turnedSize(preview, turns)
  const draw = useCallback(
    (context: CanvasRenderingContext2D, shown: Extent) => {
      context.scale(shown.width / width, shown.height / height)
      drawTurned(context, preview, { turns, straighten })
    },
    [preview, turns, straighten, width, height],
  )
  const [live, setLive] = useState<Crop | null>(null)
  const crop = live ?? edit.crop
  const drag = useRef<{ x: number; y: number; from: Crop; corner: Corner | null } | null>(null)

  const press = (corner: Corner | null) => (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    event.stopPropagation()
    drag.current = { x: event.clientX, y: event.clientY, from: edit.crop, corner }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect()
    const held = drag.current
    if (!held || !box) return
    const dx = (event.clientX - held.x) / box.width
    const dy = (event.clientY - held.y) / box.height
    setLive(held.corner ? dragged(held.from, held.corner, dx, dy) : moved(held.from, dx, dy))
  }
  const release = () => {
    if (drag.current && live) onCrop(live)
    drag.current = null
    setLive(null)
  }
  const keys = (corner: Corner) => (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.05 : 0.01
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
      event.key
    ]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    onCrop(dragged(edit.crop, corner, way[0] ?? 0, way[1] ?? 0))
  }
  const percent = (share: number) => `${share * 100}%`
  const handlers = { onPointerMove: move, onPointerUp: release, onPointerCancel: release }
  return (
    <div
      ref={frame}
      // As high as there is space for, lower on a phone, whose settings stand below; the picture keeps its ratio.
      className="relative mx-auto touch-none overflow-hidden rounded-md bg-bench select-none [--most:20rem] max-xl:[--most:12rem]"
      style={{
        width: `min(100%, calc(var(--most) * ${width / height}))`,
        aspectRatio: `${width} / ${height}`,
      }}
    >
      <PictureStage label={t('label')} draw={draw} />
      <div
        className="absolute cursor-move outline outline-white shadow-[0_0_0_999px_rgb(24_32_28/0.45)]"
        style={{
          left: percent(crop.left),
          top: percent(crop.top),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        onPointerDown={press(null)}
        {...handlers}
      >
        {corners.map(corner => (
          <button
            key={corner.name}
            type="button"
            aria-label={t(corner.name)}
            className="absolute grid size-8 place-items-center pointer-coarse:size-11"
            style={{
              left: corner.left ? 0 : '100%',
              top: corner.top ? 0 : '100%',
              translate: '-50% -50%',
              cursor: corner.left === corner.top ? 'nwse-resize' : 'nesw-resize',
            }}
            onPointerDown={press(corner)}
            onKeyDown={keys(corner)}
            {...handlers}
          >
            <span aria-hidden className="size-3 rounded-[2px] border border-(--action) bg-white" />
          </button>
        ))}
      </div>
    </div>
  )
}
