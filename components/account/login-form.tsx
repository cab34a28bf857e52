'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { type Login, logIn } from './log-in'

type Missing = { email?: boolean; password?: boolean }

interface LoginFormProps {
  onLogin: () => Promise<unknown>
  /** What stands in the first field. */
  startEmail?: string
  /** Without what an account is good for: where somebody with one was asked to log in. */
  alone?: boolean
}

/** The login of a client. What it answers never says whether there is such an account. */
export function LoginForm({ onLogin, startEmail, alone = false }: LoginFormProps) {
  const t = useTranslations('account')
  const [result, setResult] = useState<Exclude<Login, 'in'> | null>(null)
  const [missing, setMissing] = useState<Missing>({})
  const [sending, setSending] = useState(false)
  const [shown, setShown] = useState(false)
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
    if (login === 'in') await onLogin()
    else {
      setResult(login)
      password.current?.focus()
    }
    setSending(false)
  }

  const errors = {
    email: missing.email && t('emailNeeded'),
    password: missing.password && t('passwordNeeded'),
  }
  return (
    <div
      className={
        alone
          ? ''
          : 'grid max-w-220 overflow-hidden rounded-lg border border-line lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]'
      }
    >
      <form
        noValidate
        onSubmit={submit}
        className={alone ? 'space-y-4' : 'space-y-4 p-5 lg:p-8'}
        aria-label={t('login')}
      >
        <Field id="login-email" label={t('email')} error={errors.email}>
          <Input
            ref={email}
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={startEmail}
            {...describedBy('login-email', { error: errors.email })}
            invalid={Boolean(errors.email)}
          />
        </Field>
        <Field id="login-password" label={t('password')} error={errors.password}>
          <span className="relative block">
            <Input
              ref={password}
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              className="pr-12"
              {...describedBy('login-password', { error: errors.password })}
              invalid={Boolean(errors.password)}
            />
            <button
              type="button"
              aria-pressed={shown}
              aria-label={shown ? t('hide') : t('show')}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 flex w-11.5 items-center justify-center rounded-md text-ink-2 hover:text-ink"
            >
              <Icon name={shown ? 'eyeOff' : 'eye'} />
            </button>
          </span>
        </Field>
        <div role="alert" className="empty:hidden">
          {result && <Alert tone="block">{t(result)}</Alert>}
        </div>
        <Button type="submit" full aria-disabled={sending || undefined}>
          {sending ? t('sending') : t('login')}
        </Button>
      </form>
      {!alone && <WithoutAccount />}
    </div>
  )
}

function WithoutAccount() {
  const t = useTranslations('account')
  const benefits = [
    { icon: 'box', text: t('benefitOrders') },
    { icon: 'star', text: t('benefitPrices') },
    { icon: 'pencil', text: t('benefitForm') },
  ] as const
  return (
    <section aria-labelledby="without" className="bg-wash p-5 lg:p-8">
      <h2 id="without" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('withoutTitle')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('withoutText')}</p>
      <ul className="mt-4 space-y-3 text-sm">
        {benefits.map(({ icon, text }) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} size={18} className="mt-px shrink-0 text-(--action)" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
