import { useTranslations } from 'next-intl'
import type { SignConfig } from '@/lib/product/sign/config'

type Sized = Pick<SignConfig, 'width' | 'height'>

interface ScaledPlatesProps {
  kept: Sized
  large: Sized
  /** CSS colours of the two plates. */
  fills: readonly [string, string]
}

/** Both plates at one scale; in the larger one the outline of the smaller one. */
export function ScaledPlates({ kept, large, fills }: ScaledPlatesProps) {
  const t = useTranslations('popups.thresholds')
  const width = Math.max(kept.width, large.width)
  const height = Math.max(kept.height, large.height)
  const plates = [
    { key: 'kept', plate: kept, fill: fills[0], label: t('largest'), inner: null },
    { key: 'large', plate: large, fill: fills[1], label: t('yours'), inner: kept },
  ]
  // Space for the longest plate in both pictures, so that a millimetre is the same in both.
  const frame = { w: width * 1.3, h: Math.max(height * 1.35, width * 0.42) }
  const line = width / 220
  return (
    <div className="grid grid-cols-2 gap-3">
      {plates.map(({ key, plate, fill, label, inner }) => (
        <figure key={key} className="on-wall overflow-hidden rounded-md pb-2 text-center">
          <svg
            viewBox={`${-frame.w / 2} ${-frame.h / 2} ${frame.w} ${frame.h}`}
            role="img"
            aria-label={`${label} : ${t('size', plate)}`}
            className="w-full"
          >
            <rect
              x={-plate.width / 2}
              y={-plate.height / 2}
              width={plate.width}
              height={plate.height}
              fill={fill}
              className={inner ? 'stroke-(--action)' : 'stroke-ink-3'}
              strokeWidth={line * (inner ? 2 : 1)}
            />
            {inner && (
              <rect
                x={-inner.width / 2}
                y={-inner.height / 2}
                width={inner.width}
                height={inner.height}
                fill="none"
                className="stroke-ink-3"
                strokeWidth={line}
                strokeDasharray={`${line * 4} ${line * 3}`}
              />
            )}
          </svg>
          <figcaption className="px-2 text-xs text-ink-2">
            {label} <b className="font-semibold whitespace-nowrap text-ink">{t('size', plate)}</b>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
