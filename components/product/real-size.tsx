import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'

interface RealSizeProps {
  /** The plate, in mm. */
  width: number
  height: number
  round: boolean
  /** The print's address: outlines on the whole plate; `null` where there is none to show. */
  print: string | null
}

/** The print at its true size on a screen of 96 px an inch, under a ruler; it takes the ink that is chosen. */
export function RealSize({ width, height, round, print }: RealSizeProps) {
  const t = useTranslations('product')
  const style: CSSProperties = { width: `${width}mm`, height: `${height}mm` }
  const label = t('realSizePicture', { width, height })
  return (
    <section className="mt-6 border-t border-line pt-5">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg leading-6 tracking-normal [font-stretch:100%]">{t('realSize')}</h2>
        <p className="text-xs text-ink-2">{t('realSizeNote', { width, height })}</p>
      </div>
      <div className="overflow-x-auto rounded-md bg-wash pb-6.5">
        <div aria-hidden className="ruler" />
        <div className="mx-auto mt-5.5 w-max bg-paper px-8.5 py-6.5 shadow-1">
          <div
            role="img"
            aria-label={label}
            className={print ? 'print-mask' : 'border border-dashed border-edge'}
            style={
              print
                ? ({ ...style, '--print': `url(${print})` } as CSSProperties)
                : { ...style, borderRadius: round ? '50%' : 2 }
            }
          />
        </div>
      </div>
    </section>
  )
}
