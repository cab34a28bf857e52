'use client'
import { useEffect, useRef } from 'react'

interface PreviewProps {
  bitmap: ImageBitmap
  label: string
  className?: string
}

/** The preview of a file at screen size: pixels from the worker, never the file itself. */
export function Preview({ bitmap, label, className }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    // A released picture has no size.
    if (!context || bitmap.width === 0) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, bitmap.width, bitmap.height)
    context.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={bitmap.width}
      height={bitmap.height}
      className={className}
    />
  )
}
