import { useTranslations } from 'next-intl'
import { Specimens } from './specimen'

/** The colours by their names in the theme; what each is for is said in the texts. */
const colors = [
  'paper',
  'wash',
  'bench',
  'line',
  'edge',
  'ink-3',
  'ink-2',
  'ink',
  'mat',
  'mat-2',
  'mat-soft',
  'seal',
  'seal-soft',
  'amber',
  'amber-soft',
  'blue',
  'blue-soft',
] as const

const sizes = [
  'text-title',
  'text-section',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
  'text-2xs',
] as const

/** Colours, letters and the one ornament. */
export function TokensGuide() {
  const t = useTranslations('styleguide')
  return (
    <>
      <Specimens title={t('colors')}>
        {colors.map(name => (
          <div key={name} className="w-20 text-xs">
            <span
              className="block h-14 rounded-md border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            <b className="font-semibold">{name}</b>
          </div>
        ))}
      </Specimens>
      <Specimens title={t('letters')}>
        <div className="grid w-full gap-3">
          {sizes.map(size => (
            <p key={size} style={{ fontSize: `var(--${size})`, lineHeight: `var(--${size}--line-height)` }}>
              {t('letterSample')} <span className="text-xs text-ink-2">{size}</span>
            </p>
          ))}
        </div>
      </Specimens>
      <Specimens title={t('measure')}>
        <span aria-hidden className="ruler w-full" />
        <span aria-hidden className="way-ruler w-full">
          <span style={{ width: '62%' }} />
        </span>
      </Specimens>
    </>
  )
}
