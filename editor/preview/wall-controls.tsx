'use client'
import { Camera } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { NumberField } from '@/components/ui/number-field'
import { Segmented } from '@/components/ui/segmented'
import { knownLengths, ownLengthMm } from '@/lib/design/drawing/signs/wall'
import type { WallMode } from './own-wall'
import { takePhoto, useWall } from './wall-store'

interface WallControlsProps {
  mode: WallMode
  onMode: (mode: WallMode) => void
}

/** How a photograph of the wall is taken, measured, and the sign hung on it. */
export function WallControls({ mode, onMode }: WallControlsProps) {
  const t = useTranslations('editor.preview.wall')
  const id = useId()
  const { photo, failed } = useWall()
  return (
    <>
      {failed && <Alert tone="block">{t('failed')}</Alert>}
      {photo && (
        <Segmented
          name={`${id}-mode`}
          label={t('step')}
          value={mode}
          options={[
            { value: 'measure', label: t('measure') },
            { value: 'hang', label: t('hang') },
          ]}
          onChange={onMode}
          className="w-full text-sm! *:flex-1 *:justify-center"
        />
      )}
      {photo && mode === 'measure' && <Length />}
      <label
        className={`${buttonClass({ look: photo ? 'ghost' : 'secondary', size: 'small', full: true })} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--action)`}
      >
        <Camera aria-hidden size={18} strokeWidth={1.7} />
        {t(photo ? 'another' : 'take')}
        <input
          type="file"
          accept="image/*"
          className="cover-input"
          onChange={event => {
            const [file] = event.target.files ?? []
            // The same photograph may be given again.
            event.target.value = ''
            if (file) takePhoto(file).then(() => onMode('measure'))
          }}
        />
      </label>
      {!photo && <p className="text-center text-xs text-ink-2">{t('private')}</p>}
    </>
  )
}

const lengths = [...(Object.keys(knownLengths) as (keyof typeof knownLengths)[]), 'own'] as const

/** The object along the line on the photograph. */
function Length() {
  const t = useTranslations('editor.preview.wall')
  const locale = useLocale()
  const id = useId()
  const { length, ownMm } = useWall()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm">
        {t('along')}
      </label>
      <select
        id={id}
        value={length}
        onChange={event => {
          const chosen = lengths.find(known => known === event.target.value)
          if (chosen) useWall.setState({ length: chosen })
        }}
        className="min-h-11 grow rounded-md border border-edge bg-paper px-2 text-base"
      >
        {lengths.map(known => (
          <option key={known} value={known}>
            {t(`lengths.${known}`)}
          </option>
        ))}
      </select>
      {length === 'own' && (
        <NumberField
          label={t('ownLength')}
          value={ownMm}
          onChange={value => useWall.setState({ ownMm: value })}
          {...ownLengthMm}
          decimals={0}
          step={10}
          unit="mm"
          locale={locale}
          className="w-32"
        />
      )}
    </div>
  )
}
