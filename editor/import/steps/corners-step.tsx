'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { canStraighten, wholeCorners } from '@/lib/design/picture/corners'
import { CornerStage } from '../corner-stage'
import type { ImportDesk, ImportStep } from '../import-desk'

interface CornersStepProps {
  step: Extract<ImportStep, { name: 'corners' }>
  desk: ImportDesk
}

/** Marks the impression in its photograph: the area between the corners is straightened. */
export function CornersStep({ step, desk }: CornersStepProps) {
  const t = useTranslations('importDesign')
  const { picture, corners } = step
  const possible = canStraighten(corners)
  return (
    <>
      <p className="text-sm">{t('corners.text')}</p>
      <CornerStage
        preview={picture.preview}
        label={t('preview', { name: picture.file.name })}
        corners={corners}
        onChange={next => desk.go({ ...step, corners: next })}
      />
      {!possible && (
        <Alert tone="block" role="alert">
          {t('corners.crossed')}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!possible} onClick={() => desk.go({ name: 'measure', picture, corners })}>
          {t('corners.next')}
        </Button>
        <Button look="secondary" onClick={() => desk.go({ ...step, corners: wholeCorners })}>
          {t('corners.whole')}
        </Button>
        <Button look="ghost" onClick={() => desk.go({ name: 'pictures', pictures: [picture] })}>
          {t('workshop.back')}
        </Button>
      </div>
    </>
  )
}
