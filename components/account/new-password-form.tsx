'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/lib/ground/site/navigation'
import { findingsOf } from '@/lib/ground/validators/codes'
import { checkPassword } from '@/lib/people/client/check-client'
import { TypedPassword } from './form-fields'
import { RefusalAlert } from './refusal-alert'
import { type Refusal, send } from './send'
import { useFields } from './use-fields'

interface Named {
  email: string
  uid: string
}

/** What the link carries, behind the `#`; taken out of the address, so that nobody can read it over a shoulder. */
function takeLink(): Named {
  const { hash, pathname, search } = window.location
  const link = new URLSearchParams(hash.slice(1))
  if (hash) window.history.replaceState(null, '', `${pathname}${search}`)
  return { email: link.get('email') ?? '', uid: link.get('uid') ?? '' }
}

/** The new password counts; the person may log in. */
function Done() {
  const t = useTranslations('account')
  return (
    <div className="max-w-110 space-y-5">
      <h1>{t('newPassword.title')}</h1>
      <Alert tone="confirm" role="status">
        {t('newPassword.done')}
      </Alert>
      <Link href="/account/" className={buttonClass()}>
        {t('login')}
      </Link>
    </div>
  )
}

/** The page that the link of a mail opens: a new password for a forgotten one (PEOPLE-12). */
export function NewPasswordForm() {
  const t = useTranslations('account')
  const [link, setLink] = useState<Named | null>(null)
  const [state, setState] = useState<'typing' | 'sending' | 'done'>('typing')
  const [refused, setRefused] = useState<Refusal | null>(null)
  useEffect(() => setLink(known => known ?? takeLink()), [])
  const fields = useFields<{ password: string }, 'password'>({
    id: 'new',
    initial: { password: '' },
    fields: ['password'],
    check: ({ password }) => findingsOf({ password: checkPassword(password) }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefused(null)
    if (!link || state === 'sending' || !fields.isRight()) return
    setState('sending')
    const body = { ...link, password: fields.form.password }
    const sent = await send('POST', '/api/clients/password-reset', body, z.unknown())
    setState(sent.ok ? 'done' : 'typing')
    if (sent.ok) return
    fields.refuse(sent.fields)
    // Without a valid link no input can be correct: the form offers a new link.
    setRefused(sent.code === 'errors' && !sent.fields.password ? 'link_ended' : sent.code)
  }
  if (state === 'done') return <Done />
  return (
    <form noValidate onSubmit={submit} className="max-w-110 space-y-5" aria-labelledby="new-title">
      <h1 id="new-title">{t('newPassword.title')}</h1>
      {link?.email && <p className="text-ink-2">{t('newPassword.text', { email: link.email })}</p>}
      {/* It tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={link?.email ?? ''} readOnly />
      <TypedPassword
        fields={fields}
        name="password"
        label={t('newPassword.label')}
        autoComplete="new-password"
      />
      <RefusalAlert code={refused} />
      {refused === 'link_ended' && (
        <Link href="/account/" className={buttonClass({ look: 'secondary' })}>
          {t('newPassword.again')}
        </Link>
      )}
      <Button type="submit" aria-disabled={state === 'sending' || undefined}>
        {t('newPassword.save')}
      </Button>
    </form>
  )
}
