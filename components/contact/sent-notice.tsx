'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface SentNoticeProps {
  id: number
  email: string
  onAnother: () => void
}

/** What stands in the form's place once the message has come. */
export function SentNotice({ id, email, onAnother }: SentNoticeProps) {
  const t = useTranslations('contact')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-md bg-mat-soft p-6">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-xl! outline-none">
        <Icon name="check" size={24} className="text-(--action)" />
        {t('sent')}
      </h2>
      <p className="mt-2">{t('sentText', { id: String(id), email })}</p>
      <Button look="secondary" className="mt-4" onClick={onAnother}>
        {t('another')}
      </Button>
    </section>
  )
}
