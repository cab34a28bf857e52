'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { EditorTexts, type EditorTextsProps } from './editor-texts'
import { saveOriginal } from './save-original'
import { Waiting } from './waiting'

interface RefusedProps {
  locale: SiteLocale
  reason: 'unreadable' | 'newer' | 'elements' | 'offline' | 'unknownProduct'
  /** The figures of the reason. */
  values?: { count: number; max: number }
  /** The stored text of the design that does not open. */
  original?: string
  onClose: () => void
  onRetry?: () => void
  /** Forgets the kept design and begins with an empty workspace. */
  onStartOver?: () => void
}

/** Why the editor does not open. Its texts are fetched in another way than those that failed to load. */
export function Refused(props: RefusedProps) {
  const { locale } = props
  const [messages, setMessages] = useState<EditorTextsProps['messages'] | null>(null)
  useEffect(() => {
    import('@/lib/ground/site/messages').then(({ loadMessages }) => loadMessages(locale)).then(setMessages)
  }, [locale])
  if (!messages) return <Waiting />
  return (
    <EditorTexts locale={locale} messages={messages}>
      <Refusal {...props} />
    </EditorTexts>
  )
}

function Refusal({
  reason,
  values = { count: 0, max: 0 },
  original,
  onClose,
  onRetry,
  onStartOver,
}: RefusedProps) {
  const t = useTranslations('editor')
  const focus = useRef<HTMLDivElement>(null)
  useEffect(() => focus.current?.focus(), [])
  return (
    <div ref={focus} tabIndex={-1} className="mx-auto flex max-w-120 flex-col gap-4 p-6">
      <h1 id="editor-title" className="text-lg!">
        {t('title')}
      </h1>
      <Alert tone="block" role="alert">
        {t(`refused.${reason}`, values)}
      </Alert>
      {original !== undefined && <p className="text-sm">{t('refused.kept')}</p>}
      <div className="flex flex-wrap gap-3">
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {original !== undefined && (
          <Button look="secondary" size="small" onClick={() => saveOriginal(original)}>
            {t('notice.saveOriginal')}
          </Button>
        )}
        {onStartOver && (
          <Button look="secondary" size="small" onClick={onStartOver}>
            {t('refused.startOver')}
          </Button>
        )}
        <Button look="secondary" size="small" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
