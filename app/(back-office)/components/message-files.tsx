import type { UIFieldServerProps } from 'payload'
import { messageFilesSchema } from '@/lib/people/message/message'
import { panelTexts } from './panel-texts'

/** The files that came with a message, to be saved: none is opened in the panel. */
export async function MessageFiles({ data, i18n }: UIFieldServerProps) {
  const files = messageFilesSchema.catch([]).parse(data?.files)
  if (files.length === 0) return null
  const { t, locale } = await panelTexts(i18n.language)
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  return (
    <div className="field-type">
      <p className="field-label">{t('backOffice.fields.files')}</p>
      <ul>
        {files.map(({ hash, name, size: bytes }) => (
          <li key={hash}>
            <a href={`/api/own-pictures/${hash}`}>{name}</a> ({size.format(Math.ceil(bytes / 1000))})
          </li>
        ))}
      </ul>
    </div>
  )
}
