import { useTranslations } from 'next-intl'

export interface Print {
  widthMm: number
  heightMm: number
  /** Path data in millimetres from the plate's corner. */
  shapes: readonly { d: string; fillRule?: 'nonzero' | 'evenodd' }[]
}

interface RealSizeProps {
  /** The plate. */
  width: number
  height: number
  round: boolean
  print: Print | null
}

/** The print at its true size on a screen of 96 px an inch, under a ruler; it takes the ink that is chosen. */
export function RealSize({ width, height, round, print }: RealSizeProps) {
  const t = useTranslations('product')
  const scale = print ? Math.min(width / print.widthMm, height / print.heightMm, 1) : 1
  const left = print ? (width - print.widthMm * scale) / 2 : 0
  const top = print ? (height - print.heightMm * scale) / 2 : 0
  return (
    <section className="mt-6 border-t border-line pt-5">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg leading-6 tracking-normal [font-stretch:100%]">{t('realSize')}</h2>
        <p className="text-xs text-ink-2">{t('realSizeNote', { width, height })}</p>
      </div>
      <div className="overflow-x-auto rounded-md bg-wash pb-6.5">
        <div aria-hidden className="ruler" />
        <div className="mx-auto mt-5.5 w-max bg-paper px-8.5 py-6.5 shadow-1">
          <svg
            role="img"
            aria-label={t('realSizePicture', { width, height })}
            style={{ width: `${width}mm`, height: `${height}mm` }}
            viewBox={`0 0 ${width} ${height}`}
            fill="var(--print-ink, #111)"
          >
            {print ? (
              <g transform={`translate(${left} ${top}) scale(${scale})`}>
                {print.shapes.map(shape => (
                  <path key={shape.d.slice(0, 40)} d={shape.d} fillRule={shape.fillRule} />
                ))}
              </g>
            ) : (
              <rect
                x=".25"
                y=".25"
                width={width - 0.5}
                height={height - 0.5}
                rx={round ? Math.min(width, height) / 2 : 0.5}
                fill="none"
                stroke="var(--color-edge)"
                strokeWidth=".3"
                strokeDasharray="1.2 .8"
              />
            )}
          </svg>
        </div>
      </div>
    </section>
  )
}
