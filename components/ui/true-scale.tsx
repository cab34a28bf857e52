/** The frame of an impression at one scale on the whole page, so that sizes compare without reading. */
export function TrueScaleFrame({ width, height, shape, pxPerMm = 0.6 }: TrueScaleProps) {
  return (
    <span
      aria-hidden
      className="block shrink-0 border border-ink-3 bg-paper"
      style={{
        width: Math.max(4, Math.round(width * pxPerMm)),
        height: Math.max(3, Math.round(height * pxPerMm)),
        borderRadius: shape === 'round' || shape === 'oval' ? '50%' : 1,
      }}
    />
  )
}

interface TrueScaleProps {
  /** Millimetres. */
  width: number
  height: number
  shape?: string
  /** CSS pixels per millimetre, the same on the whole page. */
  pxPerMm?: number
}
