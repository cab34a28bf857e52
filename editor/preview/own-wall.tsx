'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useRef } from 'react'
import { knownLengths, movedPoint, onWall, type PhotoPoint, wallScale } from '@/lib/design/drawing/signs/wall'
import { drawnColours } from '../canvas/draw-overlay'
import { PictureStage } from '../canvas/picture-stage'
import type { Extent } from '../canvas/viewport'
import type { DrawnSign } from '../sign/sign-drawing'
import { svgUrl } from '../svg-url'
import { useWall } from './wall-store'

export type WallMode = 'measure' | 'hang'

const percent = (share: number) => `${share * 100}%`
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** One press of an arrow key, as a share of the photograph; ten with Shift. */
const keyStep = 0.004

/** Drags a point of the photograph under a finger, or moves it by the arrow keys. */
function moving(photo: RefObject<HTMLElement | null>, point: PhotoPoint, move: (to: PhotoPoint) => void) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = photo.current?.getBoundingClientRect()
      if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      move(movedPoint(point, event.movementX / box.width, event.movementY / box.height))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key]
      if (!arrow) return
      event.preventDefault()
      const step = keyStep * (event.shiftKey ? 10 : 1)
      move(movedPoint(point, arrow[0] * step, arrow[1] * step))
    },
  }
}

interface OwnWallProps {
  sign: DrawnSign
  size: { width: number; height: number }
  mode: WallMode
  alt: string
}

/** The sign on the shopper's own photograph, in true proportion to the measured length. */
export function OwnWall({ sign, size, mode, alt }: OwnWallProps) {
  const t = useTranslations('editor.preview')
  const { photo, line, length, ownMm, at } = useWall()
  const holder = useRef<HTMLDivElement>(null)
  const draw = useCallback(
    (context: CanvasRenderingContext2D, { width, height }: Extent) => {
      if (photo) context.drawImage(photo, 0, 0, width, height)
    },
    [photo],
  )
  if (!photo) return null
  const scale = wallScale(photo, line, length === 'own' ? ownMm : knownLengths[length])
  const place = scale && onWall(photo, scale, sign.canvas, size, at)
  const ratio = photo.width / photo.height
  return (
    <div className="grid size-full place-items-center" style={{ containerType: 'size' }}>
      <div
        ref={holder}
        className="relative touch-none overflow-hidden select-none"
        style={{ aspectRatio: `${ratio}`, width: `min(100cqw, calc(100cqh * ${ratio}))` }}
      >
        <PictureStage label={t('wall.photo')} draw={draw} />
        {place && (
          <button
            type="button"
            aria-label={alt}
            aria-description={t('wall.move')}
            disabled={mode === 'measure'}
            className="absolute cursor-move touch-none"
            style={{
              left: percent(place.left),
              top: percent(place.top),
              width: percent(place.width),
              height: percent(place.height),
            }}
            {...moving(holder, at, to => useWall.setState({ at: to }))}
          >
            <img src={svgUrl(sign.svg)} alt="" draggable={false} className="pointer-events-none size-full" />
          </button>
        )}
        {mode === 'measure' && <Measure photo={holder} line={line} />}
      </div>
    </div>
  )
}

/** A line with light edges: it shows on any wall. */
function drawMeasure(
  context: CanvasRenderingContext2D,
  { width, height }: Extent,
  [from, to]: readonly [PhotoPoint, PhotoPoint],
): void {
  context.beginPath()
  context.moveTo(from.x * width, from.y * height)
  context.lineTo(to.x * width, to.y * height)
  for (const [colour, wide] of [
    ['#ffffff', 5],
    [drawnColours.chosen, 2.5],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = wide
    context.stroke()
  }
}

/** The line along something whose length is known, with an end under each thumb. */
function Measure({
  photo,
  line,
}: {
  photo: RefObject<HTMLElement | null>
  line: readonly [PhotoPoint, PhotoPoint]
}) {
  const t = useTranslations('editor.preview.wall')
  const draw = useCallback(
    (context: CanvasRenderingContext2D, size: Extent) => drawMeasure(context, size, line),
    [line],
  )
  const [from, to] = line
  const ends = [
    { name: t('from'), point: from, move: (point: PhotoPoint) => useWall.setState({ line: [point, to] }) },
    { name: t('to'), point: to, move: (point: PhotoPoint) => useWall.setState({ line: [from, point] }) },
  ]
  return (
    <>
      <PictureStage label={null} draw={draw} />
      {ends.map(({ name, point, move }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-description={t('move')}
          className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
          style={{ left: percent(point.x), top: percent(point.y) }}
          {...moving(photo, point, move)}
        >
          <span className="size-6 rounded-full border-2 border-white bg-mat/30 shadow-[0_0_0_2px_var(--color-mat)]" />
        </button>
      ))}
    </>
  )
}
