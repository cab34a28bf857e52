'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Field, Input } from '@/components/ui/field'
import { passkeyPaths } from '@/lib/doors/contract/passkey-paths'
import type { Made } from '../make-passkey'
import { PasswordField } from '../password-field'
import { RefusalAlert } from '../refusal-alert'
import { FormButtons } from './form-buttons'

interface NewPasskeyProps {
  hasPassword: boolean
  onMade: () => Promise<unknown>
  onBack: () => void
}

/** A name for the key and the password; then the device asks its client. */
export function NewPasskey({ hasPassword, onMade, onBack }: NewPasskeyProps) {
  const t = useTranslations('accountArea.passkeys')
  const account = useTranslations('account')
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Extract<Made, { ok: false }>['code'] | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const called = name.current?.value.trim() ?? ''
    if (!called) return name.current?.focus()
    setBusy(true)
    // The code that talks to the device is fetched on the press.
    const { makePasskey } = await import('../make-passkey')
    const made = await makePasskey(passkeyPaths.client.own, called, password.current?.value ?? '')
    setBusy(false)
    setRefused(made.ok ? null : made.code)
    if (made.ok) await onMade()
  }
  const isOfDevice = refused === 'device' || refused === 'known'
  return (
    <form noValidate onSubmit={submit} aria-label={t('add')} className="space-y-4">
      <Field id="passkey-name" label={t('name')}>
        <Input
          id="passkey-name"
          ref={name}
          maxLength={60}
          placeholder={t('nameExample')}
          autoComplete="off"
        />
      </Field>
      {hasPassword && (
        <PasswordField
          id="passkey-password"
          ref={password}
          label={account('password')}
          autoComplete="current-password"
        />
      )}
      <RefusalAlert code={isOfDevice ? null : refused} />
      <div role="alert" className="empty:hidden">
        {isOfDevice && <Alert tone="block">{t(refused === 'known' ? 'known' : 'failed')}</Alert>}
      </div>
      <FormButtons label={t('create')} busy={busy} onBack={onBack} />
    </form>
  )
}
