'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import {
  type KeptDesign,
  keptAnswer,
  keptDesignsAnswer,
  keptDesignsPath,
} from '@/lib/doors/contract/kept-designs'
import { Link } from '@/lib/ground/site/navigation'
import { RefusalAlert } from '../refusal-alert'
import { type Refusal, send } from '../send'
import { DesignTile } from './design-tile'

function NoDesigns() {
  const t = useTranslations('accountArea.designs')
  const account = useTranslations('account')
  return (
    <>
      <p className="mb-5 max-w-160 text-ink-2">{t('none')}</p>
      <Link href="/" className={buttonClass({ look: 'secondary' })}>
        {account('browse')}
      </Link>
    </>
  )
}

/** The designs that the client keeps: each can be opened, named, shared, or deleted. */
export function DesignsView() {
  const t = useTranslations('accountArea.designs')
  const { data, error, mutate } = useSWR(keptDesignsPath, fetchParsed(keptDesignsAnswer))
  const [forgotten, setForgotten] = useState<KeptDesign | null>(null)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const settle = async (sent: { ok: true } | { ok: false; code: Refusal }) => {
    setRefused(sent.ok ? null : sent.code)
    await mutate()
    return sent.ok
  }
  const forget = async (design: KeptDesign) => {
    if (await settle(await send('DELETE', `${keptDesignsPath}/${design.id}`, undefined, z.unknown())))
      setForgotten(design)
  }
  const undo = async () => {
    if (forgotten && (await settle(await send('POST', keptDesignsPath, forgotten.design, keptAnswer))))
      setForgotten(null)
  }
  const rename = async ({ id }: KeptDesign, name: string) =>
    settle(await send('PUT', `${keptDesignsPath}/${id}`, { name }, z.unknown()))
  return (
    <>
      {error && !data && (
        <Alert tone="ask" role="alert">
          {t('unreadable')}
        </Alert>
      )}
      {data?.data.length === 0 && <NoDesigns />}
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {data?.data.map(design => (
          <li key={design.id}>
            <DesignTile
              kept={design}
              onForget={() => forget(design)}
              onRename={name => rename(design, name)}
            />
          </li>
        ))}
      </ul>
      <RefusalAlert code={refused} />
      <p role="status" className="mt-4 text-sm empty:hidden">
        {forgotten && (
          <>
            {t('forgotten', { name: forgotten.name })}{' '}
            <button type="button" className="link min-h-11" onClick={() => void undo()}>
              {t('undo')}
            </button>
          </>
        )}
      </p>
    </>
  )
}
