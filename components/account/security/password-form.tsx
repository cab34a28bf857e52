'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { z } from 'zod'
import { findingsOf } from '@/lib/ground/validators/codes'
import { checkPassword } from '@/lib/people/client/check-client'
import { TypedPassword } from '../form-fields'
import { SaveLine } from '../profile/save-line'
import { type Refusal, send } from '../send'
import { useFields } from '../use-fields'

interface Passwords {
  oldPassword: string
  password: string
}
const empty = { oldPassword: '', password: '' }

/** Another password, which takes the old one (PEOPLE-12); every other session ends with it. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('accountArea.password')
  const { mutate } = useSWRConfig()
  const [state, setState] = useState<'typing' | 'busy' | 'saved'>('typing')
  const [refused, setRefused] = useState<Refusal | null>(null)
  const fields = useFields<Passwords & Record<string, string>, keyof Passwords>({
    id: 'change',
    initial: empty,
    fields: ['oldPassword', 'password'],
    check: ({ oldPassword, password }) =>
      findingsOf({
        oldPassword: oldPassword ? null : 'VALIDATORS_REQUIRED_PASSWORD',
        password: checkPassword(password),
      }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefused(null)
    if (state === 'busy' || !fields.isRight()) return
    setState('busy')
    const { oldPassword, password } = fields.form
    const sent = await send('PUT', '/api/clients/password-change', { oldPassword, password }, z.unknown())
    setState(sent.ok ? 'saved' : 'typing')
    if (sent.ok) {
      fields.reset(empty)
      await Promise.all([mutate('/api/clients/sessions'), mutate('/api/clients/events')])
      return
    }
    fields.refuse(sent.fields)
    setRefused(sent.code)
    if (sent.code === 'INCORRECT_PASSWORD') document.getElementById(fields.idOf('oldPassword'))?.focus()
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="password-title" className="max-w-110 space-y-4">
      <h2 id="password-title">{t('title')}</h2>
      {/* It tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TypedPassword fields={fields} name="oldPassword" label={t('old')} autoComplete="current-password" />
      <TypedPassword fields={fields} name="password" label={t('new')} autoComplete="new-password" />
      <p className="text-sm text-ink-2">{t('text')}</p>
      <SaveLine busy={state === 'busy'} refused={refused} saved={state === 'saved'} />
    </form>
  )
}
