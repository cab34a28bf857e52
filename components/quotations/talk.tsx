'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Quotation } from '@/lib/orders/quotations/quotation'

/** The messages, the oldest first; versions are shown above. */
export function Talk({ quotation }: { quotation: Quotation }) {
  const t = useTranslations('quotation')
  const moment = new Intl.DateTimeFormat(useLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  const { events, request } = quotation
  const messages = events.filter(({ text, to }) => text && to !== 'accepted' && to !== 'answered')
  return (
    <section aria-labelledby="talk" className="mt-10">
      <h2 id="talk" className="text-xl! leading-7!">
        {t('talk')}
      </h2>
      <ul className="mt-3 space-y-4">
        {messages.map(({ at, actor, text, to }) => (
          <li key={at}>
            <p className="text-sm">
              <b className="font-semibold">{t(actor === 'client' ? 'you' : 'shop')}</b>{' '}
              <time dateTime={at} className="text-ink-2">
                {moment.format(new Date(at))}
              </time>
            </p>
            <p className="max-w-[70ch] break-words whitespace-pre-line">{text}</p>
            {to === 'requested' && request.files.length > 0 && (
              <p className="mt-1 text-sm text-ink-2">{request.files.map(({ name }) => name).join(', ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
