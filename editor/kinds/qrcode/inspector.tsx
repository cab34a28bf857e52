'use client'
import { useTranslations } from 'next-intl'
import type { QrcodeElement } from '@/lib/scene/elements/qrcode/schema'
import { useChangeElement } from '../use-change-element'
import { QrForm } from './form'
import { useContent } from './use-content'

/** What the code leads to. It is drawn again as soon as what is written makes a code. */
export function QrcodeInspector({ element }: { element: QrcodeElement }) {
  const t = useTranslations('editor.qrcode')
  const change = useChangeElement(element)
  const content = useContent(element, data => change(data, { merge: true }))
  return (
    <div className="flex flex-col gap-3">
      <QrForm id="qr-chosen" content={content} strict />
      {content.draft.data === null && <p className="text-xs text-ink-2">{t('kept')}</p>}
    </div>
  )
}
