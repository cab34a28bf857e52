'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { Button } from '@/components/ui/button'

interface ThresholdProps {
  histogram: Uint32Array
  /** The proposed threshold, and the present one. */
  otsu: number
  value: number
  onChange: (value: number) => void
}

const [width, height] = [256, 56]

/**
 * The histogram of greys as one curve. Many pictures are mostly white paper, some mostly black: so the other greys set
 * its height, and heights follow the square root.
 */
function hillOf(histogram: Uint32Array, from: number, to: number): string {
  const most = Math.sqrt(Math.max(1, ...histogram.subarray(1, 250)))
  let data = `M${from} ${height}`
  for (let tone = from; tone <= to; tone += 1) {
    const share = Math.min(1, Math.sqrt(histogram[tone] ?? 0) / most)
    data += `L${tone} ${(height - share * height).toFixed(1)}`
  }
  return `${data}L${to} ${height}Z`
}

/** The threshold of ink: the picture's greys with a slider below; darker greys are ink. */
export function Threshold({ histogram, otsu, value, onChange }: ThresholdProps) {
  const t = useTranslations('editor.picture.threshold')
  const locale = useLocale()
  const id = useId()
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 255)
  const hills = useMemo(
    () => ({ ink: hillOf(histogram, 0, value), paper: hillOf(histogram, value, 255) }),
    [histogram, value],
  )
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-2 text-xs">
        <label htmlFor={id} className="font-semibold">
          {t('label')}
        </label>
        {value === otsu ? (
          <span className="text-ink-2">{t('proposed', { share })}</span>
        ) : (
          <Button look="ghost" size="small" className="min-h-0! p-0! text-xs!" onClick={() => onChange(otsu)}>
            {t('propose', { share })}
          </Button>
        )}
      </div>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-14 w-full">
        <path d={hills.paper} className="fill-edge/60" />
        <path d={hills.ink} className="fill-ink" />
      </svg>
      <input
        id={id}
        type="range"
        min={0}
        max={254}
        value={value}
        aria-valuetext={share}
        onChange={event => onChange(Number(event.target.value))}
        className="w-full accent-(--action) pointer-coarse:h-11"
      />
      <div aria-hidden className="flex justify-between text-2xs text-ink-2">
        <span>{t('less')}</span>
        <span>{t('more')}</span>
      </div>
    </div>
  )
}
