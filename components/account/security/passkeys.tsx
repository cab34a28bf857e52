'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { z } from 'zod'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { Button } from '@/components/ui/button'
import { passkeyPaths } from '@/lib/doors/contract/passkey-paths'
import { passkeysAnswer } from '@/lib/doors/contract/passkeys'
import type { Client } from '@/lib/people/client/client'
import { NameForm } from '../name-form'
import { RefusalAlert } from '../refusal-alert'
import { type Refusal, send } from '../send'
import { useKnowsPasskeys } from '../use-passkey-login'
import { NewPasskey } from './new-passkey'

const path = passkeyPaths.client.own

/** The keys of a client's devices, and another one; nothing where the browser knows no such keys and there are none. */
export function Passkeys({ client }: { client: Client }) {
  const t = useTranslations('accountArea.passkeys')
  const format = useFormatter()
  const { mutate: renew } = useSWRConfig()
  const { data, mutate } = useSWR(path, fetchParsed(passkeysAnswer))
  const [isAdding, setAdding] = useState(false)
  const isKnown = useKnowsPasskeys()
  const [refused, setRefused] = useState<Refusal | null>(null)
  const keys = data?.data ?? []
  const follow = () => Promise.all([mutate(), renew('/api/clients/events')])
  const remove = async (id: number) => {
    const sent = await send('DELETE', `${path}/${id}`, undefined, z.unknown())
    setRefused(sent.ok ? null : sent.code)
    await follow()
  }
  const rename = async (id: number, name: string) => {
    const sent = await send('PUT', `${path}/${id}`, { name }, z.unknown())
    setRefused(sent.ok ? null : sent.code)
    if (sent.ok) await mutate()
    return sent.ok
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
            <Key
              key={id}
              name={name}
              used={usedAt ? t('used', { date: dateOf(usedAt) }) : t('unused')}
              onRename={next => rename(id, next)}
              onRemove={() => void remove(id)}
            />
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

interface KeyProps {
  name: string
  /** When it was last used, in words. */
  used: string
  onRename: (name: string) => Promise<boolean>
  onRemove: () => void
}

const action = 'link min-h-11 text-sm'

/** A key in the list, with what can be done about it. */
function Key({ name, used, onRename, onRemove }: KeyProps) {
  const t = useTranslations('accountArea.passkeys')
  const [naming, setNaming] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-b border-line py-3">
      {naming ? (
        <NameForm
          name={name}
          most={60}
          labels={{ name: t('name'), save: t('save'), cancel: t('cancel') }}
          onRename={async next => {
            if (await onRename(next)) setNaming(false)
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <>
          <span className="min-w-0 text-sm">
            <strong className="font-semibold break-words">{name}</strong>
            <span className="block text-ink-2">{used}</span>
          </span>
          <span className="flex gap-x-5">
            <button
              type="button"
              className={action}
              aria-label={t('renameOf', { name })}
              onClick={() => setNaming(true)}
            >
              {t('rename')}
            </button>
            <button type="button" className={action} aria-label={t('removeOf', { name })} onClick={onRemove}>
              {t('remove')}
            </button>
          </span>
        </>
      )}
    </li>
  )
}
