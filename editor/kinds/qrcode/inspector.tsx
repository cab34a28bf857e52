'use client'
import { useTranslations } from 'next-intl'
import type { QrcodeElement } from '@/lib/design/scene/elements/qrcode/schema'
import { ReadingCard } from '../../codes/reading-card'
import { useChangeElement } from '../use-change-element'
import { CorrectionPart } from './correction'
import { QrForm } from './form'
import { PhoneSays } from './phone-says'
import { useContent } from './use-content'
import { useDialling } from './use-dialling'

/** The content of the code. The code is drawn again as soon as the input is valid. */
export function QrcodeInspector({ element }: { element: QrcodeElement }) {
  const t = useTranslations('editor.qrcode')
  const change = useChangeElement(element)
  const content = useContent(element, useDialling(), data => change(data, { merge: true }))
  return (
    <div className="flex flex-col gap-3">
      <QrForm id="qr-chosen" content={content} strict />
      {content.draft.data === null && <p className="text-xs text-ink-2">{t('kept')}</p>}
      {element.qrDataType === 'wifi' && <p className="text-xs text-ink-2">{t('wifiHint')}</p>}
      <CorrectionPart element={element} />
      <ReadingCard id={element.id}>
        <PhoneSays element={element} />
      </ReadingCard>
    </div>
  )
}
