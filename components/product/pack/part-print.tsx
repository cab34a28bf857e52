'use client'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { trueSize } from '@/components/screen/true-size'
import type { PartColor, WrittenView } from './shown-pack'

interface PartPrintProps {
  view: WrittenView['print']
  /** The address of the shopper's print; `null` while there is none. */
  print: string | null
  color: PartColor | undefined
  /** The smallest letters, in mm; not there as long as nothing is written. */
  smallestMm: number | undefined
}

/** The impression of a part at its true size on paper, in its ink; an empty plate as long as nothing is written. */
export function PartPrint({ view, print, color, smallestMm }: PartPrintProps) {
  const t = useTranslations('product')
  const { width, height, round, band } = view
  const style = {
    '--print-ink': color?.hex,
    '--band-ink': color?.bandHex,
    ...(print && { '--print': `url("${print}")` }),
    ...(band && { '--band': `url("${band}")` }),
  } as CSSProperties
  return (
    <div className="on-bench min-w-0 self-stretch rounded-md px-2 py-3 text-center text-xs text-ink-2">
      <p>{t('pack.trueSize')}</p>
      <div className="mt-2.5 overflow-x-auto pb-1">
        <div className="mx-auto w-max bg-paper p-3 shadow-1">
          <div
            role="img"
            aria-label={t('realSizePicture', { width, height })}
            className="relative"
            style={{ ...trueSize(width, height), ...style }}
          >
            {print ? (
              <span className="print-mask absolute inset-0" />
            ) : (
              <span
                className="absolute inset-0 grid place-items-center border border-dashed border-edge"
                style={{ borderRadius: round ? '50%' : 2 }}
              >
                {!band && t('pack.yourText')}
              </span>
            )}
            {band && <span className="band-mask absolute inset-0" />}
          </div>
        </div>
      </div>
      <p className="mt-1.5 min-h-4">{smallestMm !== undefined && t('pack.smallest', { size: smallestMm })}</p>
    </div>
  )
}
