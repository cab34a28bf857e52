'use client'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Calibration, useMeasured } from '@/components/screen/calibration'
import { TrueSizeSheet, trueSize } from '@/components/screen/true-size'

export interface RealSizeProps {
  /** The plate, in mm. */
  width: number
  height: number
  round: boolean
  /** The print's address: outlines on the whole plate; `null` where there is none to show. */
  print: string | null
  /** The address of what the movable band prints, on the whole plate; `null` where the stamp has none. */
  band: string | null
}

/** The print at its true size under a ruler, with its date or number; it takes the ink that is chosen. */
export function RealSize({ width, height, round, print, band }: RealSizeProps) {
  const t = useTranslations('product')
  const measured = useMeasured()
  const size = trueSize(width, height)
  const style = {
    ...(print && { '--print': `url(${print})` }),
    ...(band && { '--band': `url(${band})` }),
  } as CSSProperties
  return (
    <section className="mt-6 border-t border-line pt-5">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg leading-6 tracking-normal [font-stretch:100%]">{t('realSize')}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-ink-2">
          {t(measured ? 'realSizeMeasured' : 'realSizeNote', { width, height })}
          <Calibration label={t('realSizeCalibrate')} againLabel={t('realSizeAgain')} />
        </p>
      </div>
      <TrueSizeSheet>
        <div
          role="img"
          aria-label={t('realSizePicture', { width, height })}
          className="relative"
          style={size}
        >
          {print || band ? (
            <span style={style}>
              {print && <span className="print-mask absolute inset-0" />}
              {band && <span className="band-mask absolute inset-0" />}
            </span>
          ) : (
            <span
              className="absolute inset-0 border border-dashed border-edge"
              style={{ borderRadius: round ? '50%' : 2 }}
            />
          )}
        </div>
      </TrueSizeSheet>
    </section>
  )
}
