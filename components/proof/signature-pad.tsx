'use client'
import { useTranslations } from 'next-intl'
import { type PointerEvent, useRef, useState } from 'react'
import { signatureBox, writeStrokes } from '@/lib/orders/signatures/signature'

interface SignaturePadProps {
  drawing: string
  onDraw: (drawing: string) => void
}

type Point = { x: number; y: number }

/** A box in which a name is drawn by finger, pen or mouse. The name itself is typed beside it: a drawing alone names nobody. */
export function SignaturePad({ drawing, onDraw }: SignaturePadProps) {
  const t = useTranslations('proof.sign')
  const strokes = useRef<Point[][]>([])
  const [isDrawing, setDrawing] = useState(false)
  const { width, height } = signatureBox
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect()
    return {
      x: ((clientX - box.left) / box.width) * width,
      y: ((clientY - box.top) / box.height) * height,
    }
  }
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    strokes.current.push([pointOf(event)])
    setDrawing(true)
  }
  const go = (event: PointerEvent) => {
    if (!isDrawing) return
    strokes.current.at(-1)?.push(pointOf(event))
    onDraw(writeStrokes(strokes.current))
  }
  const clear = () => {
    strokes.current = []
    onDraw('')
  }
  return (
    <div>
      <svg
        role="img"
        aria-label={t(drawing ? 'drawn' : 'pad')}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full touch-none cursor-crosshair rounded-md border border-edge bg-paper"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      >
        <line
          x1="30"
          x2={width - 30}
          y1={height - 40}
          y2={height - 40}
          stroke="var(--color-line)"
          strokeWidth="2"
        />
        <path d={drawing} fill="none" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <button type="button" className="link tap mt-1 text-sm" disabled={!drawing} onClick={clear}>
        {t('clear')}
      </button>
    </div>
  )
}
