'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { sessionsAnswer } from '@/lib/doors/contract/accounts'
import { RefusalAlert } from '../refusal-alert'
import { type Refusal, send } from '../send'
import { useLeave } from '../use-leave'

/** Where the client is logged in, with the end of each. */
export function SessionList() {
  const t = useTranslations('accountArea.sessions')
  const format = useFormatter()
  const leave = useLeave()
  const { data, mutate } = useSWR('/api/clients/sessions', fetchParsed(sessionsAnswer))
  const [refused, setRefused] = useState<Refusal | null>(null)
  const end = async (id: number) => {
    const sent = await send('DELETE', `/api/clients/sessions/${id}`, undefined, z.unknown())
    setRefused(sent.ok ? null : sent.code)
    await mutate()
  }
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="mb-4">
        {t('title')}
      </h2>
      <ul className="border-t border-line">
        {data?.data.map(({ id, device, seenAt, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-b border-line py-3"
          >
            <span className="min-w-0 text-sm">
              <strong className="font-semibold">{device || t('unknown')}</strong>{' '}
              <span className="block text-ink-2">
                {t('seen', {
                  at: format.dateTime(new Date(seenAt), { dateStyle: 'long', timeStyle: 'short' }),
                })}
              </span>
            </span>
            {current ? (
              <Badge>{t('current')}</Badge>
            ) : (
              <button
                type="button"
                className="link min-h-11 text-sm"
                aria-label={t('endOf', { device: device || t('unknown') })}
                onClick={() => void end(id)}
              >
                {t('end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <RefusalAlert code={refused} />
      <Button size="small" look="secondary" className="mt-4" onClick={() => void leave({ everywhere: true })}>
        {t('everywhere')}
      </Button>
    </section>
  )
}
