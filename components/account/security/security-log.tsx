'use client'
import { useFormatter, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { Icon } from '@/components/ui/icon'
import { eventsAnswer } from '@/lib/doors/contract/accounts'

/** What happened to the safety of the account, the newest first; a few of them at once. */
export function SecurityLog() {
  const t = useTranslations('accountArea.log')
  const format = useFormatter()
  const { data } = useSWR('/api/clients/events', fetchParsed(eventsAnswer))
  if (!data || data.data.length === 0) return null
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 text-lg font-semibold">
        {t('title', { count: data.data.length })}
        <Icon name="down" size={16} className="group-open:rotate-180" />
      </summary>
      <p className="mt-1 mb-3 text-sm text-ink-2">{t('text')}</p>
      <ol className="border-t border-line">
        {data.data.map(({ id, kind, at, device, address }) => (
          <li key={id} className="border-b border-line py-2.5 text-sm">
            <strong className="font-semibold">{t(`kinds.${kind}`)}</strong>{' '}
            <time dateTime={at} className="text-ink-2">
              {format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' })}
            </time>
            <span className="block text-ink-2">{[device, address].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
