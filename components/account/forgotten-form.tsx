'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { findingsOf } from '@/lib/ground/validators/codes'
import { checkEmail } from '@/lib/people/client/check-client'
import { EmailField } from './form-fields'
import { RefusalAlert } from './refusal-alert'
import { type Refusal, send } from './send'
import { useFields } from './use-fields'

interface ForgottenFormProps {
  startEmail: string
  onBack: () => void
}

/** The button that led here is gone: keyboard users continue at the form's heading. */
const focus = (head: HTMLElement | null) => head?.focus()

/** Asks for the link to a new password. The answer never reveals whether the address has an account (PEOPLE-7). */
export function ForgottenForm({ startEmail, onBack }: ForgottenFormProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing')
  const [refused, setRefused] = useState<Refusal | null>(null)
  const fields = useFields<{ email: string }, 'email'>({
    id: 'forgotten',
    initial: { email: startEmail },
    fields: ['email'],
    check: ({ email }) => findingsOf({ email: checkEmail(email) }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending' || !fields.isRight()) return
    setState('sending')
    const { email } = fields.form
    const sent = await send('PUT', '/api/clients/password-reset', { email, locale }, z.unknown())
    setRefused(sent.ok ? null : sent.code)
    setState(sent.ok ? 'sent' : 'typing')
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4" aria-labelledby="forgotten-title">
      <h3 id="forgotten-title" ref={focus} tabIndex={-1} className="text-lg! outline-none">
        {t('forgotten.title')}
      </h3>
      <div role="status" className="empty:hidden">
        {state === 'sent' && (
          <Alert tone="confirm" title={t('forgotten.sent')}>
            {t('forgotten.sentText', { email: fields.form.email })}
          </Alert>
        )}
      </div>
      {state !== 'sent' && (
        <>
          <p className="text-sm text-ink-2">{t('forgotten.text')}</p>
          <EmailField fields={fields} autoComplete="username" />
          <RefusalAlert code={refused} />
          <Button type="submit" full aria-disabled={state === 'sending' || undefined}>
            {t('forgotten.send')}
          </Button>
        </>
      )}
      <button type="button" className="link min-h-11 text-sm" onClick={onBack}>
        {t('forgotten.back')}
      </button>
    </form>
  )
}
