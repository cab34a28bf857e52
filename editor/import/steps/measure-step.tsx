'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NumberField } from '@/components/ui/number-field'
import { Segmented } from '@/components/ui/segmented'
import { straightenedSize } from '@/lib/design/picture/corners'
import type { ImportHost, Mount } from '../host'
import type { ImportDesk, ImportStep } from '../import-desk'
import { Mounts } from '../mounts'

interface MeasureStepProps {
  step: Extract<ImportStep, { name: 'measure' }>
  desk: ImportDesk
  host: ImportHost
}

/** Smallest and largest measured size of an impression, in mm. */
const bounds = { min: 3, max: 300 } as const
/** The default size: the usual stamp. */
const usualWidthMm = 50

const tenth = (mm: number) => Math.round(mm * 10) / 10

/** The true size of the impression, and the mounts of that size. */
export function MeasureStep({ step: { picture, corners }, desk, host }: MeasureStepProps) {
  const t = useTranslations('importDesign.measure')
  const all = useTranslations('importDesign')
  const id = useId()
  const { width, height } = straightenedSize(picture, corners)
  const [widthMm, setWidth] = useState(usualWidthMm)
  const [shape, setShape] = useState<'rect' | 'round'>('rect')
  const heightMm = tenth((widthMm * height) / width)
  const measured = { widthMm, round: shape === 'round' }
  const give = (mount?: Mount) =>
    host.give({ kind: 'pictures', pictures: [{ file: picture.file, corners, measured }], alone: true }, mount)
  const impression = { ...measured, heightMm }
  const field = { ...bounds, step: 0.5, unit: 'mm', locale: host.locale }
  return (
    <>
      <p className="text-sm">{t('text')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <div className="flex w-32 flex-col gap-1 text-sm font-semibold">
          <label htmlFor={`${id}-w`}>{t('width')}</label>
          <NumberField id={`${id}-w`} value={widthMm} onChange={setWidth} {...field} />
        </div>
        <div className="flex w-32 flex-col gap-1 text-sm font-semibold">
          <label htmlFor={`${id}-h`}>{t('height')}</label>
          <NumberField
            id={`${id}-h`}
            value={heightMm}
            onChange={mm => setWidth(tenth((mm * width) / height))}
            {...field}
          />
        </div>
        {host.mounts && (
          <Segmented
            name={`${id}-shape`}
            label={t('shape')}
            value={shape}
            options={(['rect', 'round'] as const).map(value => ({ value, label: t(value) }))}
            onChange={setShape}
          />
        )}
      </div>
      {host.mounts && <Mounts impression={impression} host={host} onTake={give} />}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => give()}>{all('place', { product: host.name })}</Button>
        <Button look="ghost" onClick={() => desk.go({ name: 'corners', picture, corners })}>
          {all('workshop.back')}
        </Button>
      </div>
      <p className="text-xs text-ink-2">{t('hint')}</p>
    </>
  )
}
