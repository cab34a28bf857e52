'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { colleaguePaths } from '@/lib/doors/contract/colleagues'
import { send } from './send'
import { useWho } from './use-who'

type State = 'asked' | 'sending' | 'joined' | 'ended' | 'taken' | 'failed'

/** An invitation of a company, as its mailed link opens it: a logged-in person accepts it with one press. */
export function Invitation({ token }: { token: string }) {
  const t = useTranslations('accountArea.invitation')
  const { who, refresh } = useWho()
  const [state, setState] = useState<State>('asked')
  if (!who) return null
  if (who.id === null) return <Alert title={t('title')}>{t('logIn')}</Alert>
  if (state === 'joined') {
    return (
      <Alert tone="confirm" role="status" title={t('joined', { company: who.company?.name ?? '' })}>
        {t('joinedText')}
      </Alert>
    )
  }
  const join = async () => {
    setState('sending')
    const sent = await send('POST', colleaguePaths.membership, { invitation: token }, z.unknown())
    if (sent.ok) await refresh()
    const refusals: Record<string, State> = { link_ended: 'ended', conflict: 'taken', errors: 'ended' }
    setState(sent.ok ? 'joined' : (refusals[sent.code] ?? 'failed'))
  }
  const isRefused = state === 'ended' || state === 'taken' || state === 'failed'
  return (
    <section aria-labelledby="invitation-title" className="rounded-lg bg-wash p-5">
      <h2 id="invitation-title">{t('title')}</h2>
      <p className="mt-1 mb-4 break-words text-ink-2">{t('text', { email: who.email })}</p>
      <div role="alert" className="mb-4 empty:hidden">
        {isRefused && <Alert tone="block">{t(state)}</Alert>}
      </div>
      {state !== 'taken' && (
        <Button size="small" aria-disabled={state === 'sending' || undefined} onClick={() => void join()}>
          {t('join')}
        </Button>
      )}
    </section>
  )
}
