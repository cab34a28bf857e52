'use client'
import { useTranslations } from 'next-intl'
import { qrContents } from '@/lib/design/scene/elements/qrcode/contents/registry'
import type { QrcodeElement } from '@/lib/design/scene/elements/qrcode/schema'

/** What a visitor's phone offers after it has read the code. */
export function PhoneSays({ element: { qrData, qrDataType } }: { element: QrcodeElement }) {
  const t = useTranslations('editor.reading.says')
  const values = qrContents[qrDataType].read(qrData)
  if (!values) return <p>{qrData}</p>
  const { url, text, phone, to, ssid, firstName, lastName, latitude, longitude, security } = values
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const place = latitude && longitude ? `${latitude}, ${longitude}` : undefined
  const what = url ?? text ?? phone ?? to ?? ssid ?? place ?? qrData
  return (
    <>
      <p className="font-semibold break-words">
        {t(qrDataType, { what: qrDataType === 'vcard' ? name : what })}
      </p>
      {qrDataType === 'wifi' && (
        <p className="text-xs text-ink-2">{t(security === 'nopass' ? 'open' : 'withPassword')}</p>
      )}
    </>
  )
}
