'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input } from '@/components/ui/field'
import { type Login, logIn } from './log-in'
import { PasswordField } from './password-field'

type Missing = { email?: boolean; password?: boolean }

interface LoginFormProps {
  onLogin: () => Promise<unknown>
  /** What stands in the first field. */
  startEmail?: string | undefined
  /** The password is forgotten; the typed address is passed on. */
  onForgotten: (email: string) => void
  /** The password was right; a code is asked for. */
  onCode: () => void
}

interface EmailFieldProps {
  ref: RefObject<HTMLInputElement | null>
  start?: string
  error: string | false | undefined
}

function EmailField({ ref, start, error }: EmailFieldProps) {
  const t = useTranslations('account')
  return (
    <Field id="login-email" label={t('email')} error={error}>
      <Input
        ref={ref}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={start}
        {...describedBy('login-email', { error })}
        invalid={Boolean(error)}
      />
    </Field>
  )
}

/** The login of a client. Its answer never reveals whether the account exists. */
export function LoginForm({ onLogin, startEmail, onForgotten, onCode }: LoginFormProps) {
  const t = useTranslations('account')
  const [result, setResult] = useState<Exclude<Login, 'in' | 'code'> | null>(null)
  const [missing, setMissing] = useState<Missing>({})
  const [sending, setSending] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const typed = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    const lacks = { email: !typed.email, password: !typed.password }
    setMissing(lacks)
    setResult(null)
    if (lacks.email || lacks.password) {
      ;(lacks.email ? email : password).current?.focus()
      return
    }
    setSending(true)
    const login = await logIn(typed.email, typed.password)
    if (login === 'code') return onCode()
    if (login === 'in') await onLogin()
    else {
      setResult(login)
      password.current?.focus()
    }
    setSending(false)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4" aria-label={t('login')}>
      <EmailField ref={email} start={startEmail} error={missing.email && t('emailNeeded')} />
      <PasswordField
        id="login-password"
        ref={password}
        label={t('password')}
        error={missing.password ? t('passwordNeeded') : undefined}
        autoComplete="current-password"
      />
      <div role="alert" className="empty:hidden">
        {result && <Alert tone="block">{t(result)}</Alert>}
      </div>
      <Button type="submit" full aria-disabled={sending || undefined}>
        {sending ? t('sending') : t('login')}
      </Button>
      <button
        type="button"
        className="link min-h-11 text-sm"
        onClick={() => onForgotten(email.current?.value.trim() ?? '')}
      >
        {t('forgotten.ask')}
      </button>
    </form>
  )
}
