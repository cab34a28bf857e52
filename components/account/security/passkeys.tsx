'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { z } from 'zod'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { Button } from '@/components/ui/button'
import type { Client } from '@/lib/client/client'
import { passkeysAnswer } from '@/lib/contract/passkeys'
import { RefusalAlert } from '../refusal-alert'
import { type Refusal, send } from '../send'
import { NewPasskey } from './new-passkey'

const path = '/api/clients/passkeys'

/** The keys of a client's devices, and another one; nothing where the browser knows no such keys and there are none. */
export function Passkeys({ client }: { client: Client }) {
  const t = useTranslations('accountArea.passkeys')
  const format = useFormatter()
  const { mutate: renew } = useSWRConfig()
  const { data, mutate } = useSWR(path, fetchParsed(passkeysAnswer))
  const [isAdding, setAdding] = useState(false)
  const [isKnown, setKnown] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  useEffect(() => setKnown(typeof window.PublicKeyCredential === 'function'), [])
  const keys = data?.data ?? []
  const follow = () => Promise.all([mutate(), renew('/api/clients/events')])
  const remove = async (id: number) => {
    const sent = await send('DELETE', `${path}/${id}`, undefined, z.unknown())
    setRefused(sent.ok ? null : sent.code)
    await follow()
  }
  if (!data || !(isKnown || keys.length > 0)) return null
  const dateOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long' })
  return (
    <section aria-labelledby="passkeys-title" className="max-w-130">
      <h2 id="passkeys-title" className="mb-2">
        {t('title')}
      </h2>
      <p className="mb-4 text-sm text-ink-2">{t('text')}</p>
      {keys.length > 0 && (
        <ul className="mb-4 border-t border-line">
          {keys.map(({ id, name, usedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-b border-line py-3"
            >
              <span className="min-w-0 text-sm">
                <strong className="font-semibold break-words">{name}</strong>
                <span className="block text-ink-2">
                  {usedAt ? t('used', { date: dateOf(usedAt) }) : t('unused')}
                </span>
              </span>
              <button
                type="button"
                className="link min-h-11 text-sm"
                aria-label={t('removeOf', { name })}
                onClick={() => void remove(id)}
              >
                {t('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <RefusalAlert code={refused} />
      {isAdding ? (
        <NewPasskey
          hasPassword={client.authType === 'password'}
          onMade={() => follow().then(() => setAdding(false))}
          onBack={() => setAdding(false)}
        />
      ) : (
        isKnown && (
          <Button size="small" look="secondary" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      )}
    </section>
  )
}
