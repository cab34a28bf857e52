'use client'
import { useTranslations } from 'next-intl'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Point } from '@/lib/design/geometry/path'
import {
  insertPoint,
  maskOfPoints,
  type OutlinePoint,
  type OwnMask,
  pointsOfMask,
} from '@/lib/product/sign/own-outline'
import { validateSign } from '@/lib/product/sign/validate'
import { HandHint } from '../panels/hand-hint'
import { useSetting } from '../state/editor-context'
import { useWayBack } from '../workspace/way-back'
import { useSignFindingText } from './sign-notice'
import { useSign } from './use-sign'

/** Points snap to whole millimetres, and to another point's line within this, mm. */
const snapMm = 1.5
/** Most points of a drawing; larger shapes need a file. */
const mostPoints = 200

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface OutlineDrawerProps {
  onTake: (mask: OwnMask) => void
  onClose: () => void
}

/** Draws the outline of a sign with points and curves, in mm of the sign. It shows at once whether the outline can be cut. */
export function OutlineDrawer({ onTake, onClose }: OutlineDrawerProps) {
  const t = useTranslations('editor.ownShape')
  const { catalogue } = useSetting()
  const reason = useSignFindingText()
  const sign = useSign()
  const dialog = useRef<HTMLDialogElement>(null)
  const board = useRef<SVGSVGElement>(null)
  const config = sign?.config
  const { width = 0, height = 0 } = config ?? {}
  const corner = (x: number, y: number): OutlinePoint => ({ x, y, curve: false })
  const [steps, setSteps] = useState<readonly (readonly OutlinePoint[])[]>(() => {
    const own = config && 'maskCustom' in config.mask ? pointsOfMask(config.mask.maskCustom, config) : null
    const box = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)]
    return [own && own.length <= mostPoints ? own : box]
  })
  /** The point that was touched last: without a keyboard, a button must delete it. */
  const [chosen, setChosen] = useState<number | null>(null)
  const [moving, setMoving] = useState<{ index: number; points: readonly OutlinePoint[] } | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useWayBack(true, onClose)
  if (!config) return null
  const points = moving?.points ?? steps.at(-1) ?? []
  const push = (next: readonly OutlinePoint[]) => setSteps([...steps, next])
  const inBox = ({ x, y }: Point): Point => ({
    x: Math.min(width, Math.max(0, x)),
    y: Math.min(height, Math.max(0, y)),
  })
  const snapped = ({ x, y }: Point, own: number | null): Point => {
    const others = points.filter((_, index) => index !== own)
    const to = (value: number, axis: 'x' | 'y') =>
      others.find(point => Math.abs(point[axis] - value) < snapMm)?.[axis] ?? Math.round(value)
    return inBox({ x: to(x, 'x'), y: to(y, 'y') })
  }
  const placeOf = (event: PointerEvent): Point => {
    const matrix = board.current?.getScreenCTM()?.inverse()
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return { x, y }
  }
  const change = (index: number, next: Partial<OutlinePoint>) =>
    points.map((point, at) => (at === index ? { ...point, ...next } : point))
  const grab = (event: PointerEvent, index: number, from: readonly OutlinePoint[]) => {
    board.current?.setPointerCapture(event.pointerId)
    setMoving({ index, points: from })
  }
  const remove = (index: number) => {
    if (points.length <= 3) return
    push(points.toSpliced(index, 1))
    setChosen(Math.max(0, index - 1))
  }
  const made = maskOfPoints(points, t('own'), config)
  const findings = made.ok ? validateSign({ ...config, mask: made.mask }, catalogue) : []
  const path = made.ok ? made.mask.maskCustom.svgPath : ''
  const dot = Math.max(width, height) / 55
  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onClose={onClose}
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key === 'Escape') {
          event.preventDefault()
          onClose()
        } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && steps.length > 1) {
          event.preventDefault()
          setSteps(steps.slice(0, -1))
        }
      }}
      className="m-auto w-[min(760px,calc(100vw-24px))] rounded-lg bg-paper p-4 text-ink shadow-2 backdrop:bg-ink/30"
    >
      <h2 className="text-lg! leading-6 tracking-normal">{t('title')}</h2>
      <HandHint mouse={t('hint')} touch={t('hintTouch')} className="mt-1" />
      <fieldset aria-label={t('title')}>
        <svg
          ref={board}
          viewBox={`${-dot * 2} ${-dot * 2} ${width + dot * 4} ${height + dot * 4}`}
          className="mt-3 max-h-[55dvh] w-full short:max-h-[40dvh] touch-none rounded-md bg-bench"
          onPointerDown={event => {
            if (event.button !== 0 || points.length >= mostPoints) return
            const added = insertPoint(points, snapped(placeOf(event), null))
            setChosen(added.index)
            grab(event, added.index, added.points)
          }}
          onPointerMove={event => {
            if (moving)
              setMoving({ ...moving, points: change(moving.index, snapped(placeOf(event), moving.index)) })
          }}
          onPointerUp={() => {
            // A press without a move is no step.
            if (moving && moving.points !== steps.at(-1)) push(moving.points)
            setMoving(null)
          }}
          onPointerCancel={() => setMoving(null)}
        >
          <title>{t('title')}</title>
          <rect
            width={width}
            height={height}
            className="fill-paper stroke-line"
            strokeDasharray={dot}
            strokeWidth={dot / 6}
          />
          <path d={path} className="fill-mat-soft stroke-mat" strokeWidth={dot / 4} />
          {points.map((point, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a point of a drawing cannot be a button of the page
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a point has no key but its index
              key={index}
              role="button"
              tabIndex={0}
              aria-label={t('point', {
                number: index + 1,
                x: point.x,
                y: point.y,
                curve: point.curve ? 'true' : 'false',
              })}
              cx={point.x}
              cy={point.y}
              r={dot}
              strokeWidth={index === chosen ? dot / 2 : dot / 4}
              onFocus={() => setChosen(index)}
              className={point.curve ? 'fill-blue-soft stroke-blue' : 'fill-paper stroke-mat'}
              onPointerDown={event => {
                event.stopPropagation()
                setChosen(index)
                grab(event, index, points)
              }}
              onDoubleClick={() => push(change(index, { curve: !point.curve }))}
              onKeyDown={event => {
                const arrow = arrows[event.key]
                if (arrow) push(change(index, inBox({ x: point.x + arrow.x, y: point.y + arrow.y })))
                else if (event.key === 'Enter') push(change(index, { curve: !point.curve }))
                else if (event.key === 'Delete' || event.key === 'Backspace') remove(index)
                else return
                event.preventDefault()
              }}
            />
          ))}
        </svg>
      </fieldset>
      <p
        aria-live="polite"
        className={findings.length > 0 || !made.ok ? 'mt-2 text-sm text-seal' : 'mt-2 text-sm text-mat-2'}
      >
        {made.ok ? (findings[0] ? reason(findings[0]) : t('ready')) : t('refused.empty')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={!made.ok || findings.length > 0}
          onClick={() => made.ok && onTake(made.mask)}
        >
          {t('take')}
        </Button>
        <Button
          size="small"
          look="secondary"
          onClick={() =>
            push(insertPoint(points, { x: Math.round(width / 2), y: Math.round(height / 4) }).points)
          }
        >
          {t('add')}
        </Button>
        <Button
          size="small"
          look="secondary"
          disabled={chosen === null || points.length <= 3}
          onClick={() => chosen !== null && remove(Math.min(chosen, points.length - 1))}
        >
          {t('removePoint')}
        </Button>
        <Button
          size="small"
          look="secondary"
          disabled={steps.length < 2}
          onClick={() => setSteps(steps.slice(0, -1))}
        >
          {t('undo')}
        </Button>
        <Button size="small" look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </dialog>
  )
}
