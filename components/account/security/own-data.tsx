'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { Button, buttonClass } from '@/components/ui/button'
import { localePath } from '@/lib/ground/site/locales'
import type { Client } from '@/lib/people/client/client'
import { loadPage } from '@/stores/campaign'
import { logOut } from '../log-out'
import { PasswordField } from '../password-field'
import { RefusalAlert } from '../refusal-alert'
import { type Refusal, send } from '../send'

/** All that the shop knows of the client, as a file; and the end of the account. */
export function OwnData({ client }: { client: Client }) {
  const t = useTranslations('accountArea.data')
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title" className="mb-2">
        {t('title')}
      </h2>
      <p className="mb-4 text-sm text-ink-2">{t('text')}</p>
      <a href="/api/clients/data" download className={buttonClass({ look: 'secondary', size: 'small' })}>
        {t('download')}
      </a>
      <details className="mt-8">
        <summary className="flex min-h-11 items-center text-sm font-semibold text-seal-2">
          {t('close')}
        </summary>
        <Closure hasPassword={client.authType === 'password'} />
      </details>
    </section>
  )
}

function Closure({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('accountArea.data')
  const account = useTranslations('account')
  const locale = useLocale()
  const password = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const body = { password: password.current?.value ?? '' }
    const sent = await send('DELETE', '/api/clients', body, z.unknown())
    if (sent.ok) {
      await logOut()
      return loadPage(localePath(locale, '/'))
    }
    setBusy(false)
    setRefused(sent.code)
    password.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-2 max-w-110 space-y-4">
      <p className="text-sm text-ink-2">{t('closeText')}</p>
      {hasPassword && (
        <PasswordField
          id="close-password"
          ref={password}
          label={account('password')}
          autoComplete="current-password"
        />
      )}
      <RefusalAlert code={refused} />
      <Button type="submit" size="small" look="danger" aria-disabled={busy || undefined}>
        {t('closeNow')}
      </Button>
    </form>
  )
}
