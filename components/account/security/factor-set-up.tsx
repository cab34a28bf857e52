'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef } from 'react'
import { PasswordField } from '../password-field'
import { RefusalAlert } from '../refusal-alert'
import type { Factor } from '../use-factor'
import { CodeField } from './code-field'
import { FormButtons } from './form-buttons'
import { QrPicture } from './qr-picture'

interface FactorSetUpProps {
  factor: Factor
  hasPassword: boolean
  onBack: () => void
}

/** First the password, then the picture for the app and the first code that it shows. */
export function FactorSetUp({ factor, hasPassword, onBack }: FactorSetUpProps) {
  const t = useTranslations('accountArea.factor')
  const account = useTranslations('account')
  const typed = useRef<HTMLInputElement>(null)
  const { setUp, busy } = factor
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const value = typed.current?.value ?? ''
    const isDone = await (setUp ? factor.confirm(value) : factor.begin(value))
    if (!isDone) typed.current?.select()
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('setUp')} className="space-y-4">
      {setUp ? (
        <>
          <p className="text-sm">{t('scan')}</p>
          <QrPicture {...setUp.qr} label={t('picture')} />
          <p className="text-sm">
            {t('typed')} <code className="block font-mono break-all select-all">{setUp.secret}</code>
          </p>
          <CodeField key="code" ref={typed} id="factor-code" label={t('first')} />
        </>
      ) : (
        hasPassword && (
          <PasswordField
            key="password"
            id="factor-password"
            ref={typed}
            label={account('password')}
            autoComplete="current-password"
          />
        )
      )}
      <RefusalAlert code={factor.refused} />
      <FormButtons label={t(setUp ? 'confirm' : 'next')} busy={busy} onBack={onBack} />
    </form>
  )
}
