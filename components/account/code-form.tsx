'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input } from '@/components/ui/field'
import { type CodeResult, giveCode } from './give-code'

interface CodeFormProps {
  onLogin: () => Promise<unknown>
  /** Back to the first step. */
  onBack: () => void
}

/** The second step of a login: the code of the app, or one from paper. */
export function CodeForm({ onLogin, onBack }: CodeFormProps) {
  const t = useTranslations('account.code')
  const account = useTranslations('account')
  const [result, setResult] = useState<Exclude<CodeResult, 'in'> | 'empty' | null>(null)
  const [sending, setSending] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const typed = code.current?.value.trim() ?? ''
    if (!typed) {
      setResult('empty')
      return code.current?.focus()
    }
    setSending(true)
    setResult(null)
    const given = await giveCode(typed)
    if (given === 'in') await onLogin()
    else {
      setResult(given)
      code.current?.select()
    }
    setSending(false)
  }
  const error = result === 'empty' || result === 'wrong' ? t(result) : undefined
  return (
    <form noValidate onSubmit={submit} aria-labelledby="code-title" className="space-y-4">
      <h2 id="code-title">{t('title')}</h2>
      <Field id="login-code" label={t('label')} hint={t('hint')} error={error}>
        <Input
          ref={code}
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...describedBy('login-code', { hint: true, error })}
          invalid={Boolean(error)}
        />
      </Field>
      <div role="alert" className="empty:hidden">
        {result === 'ended' && <Alert tone="block">{t('ended')}</Alert>}
        {(result === 'tooMany' || result === 'error' || result === 'failed') && (
          <Alert tone="block">{account(result)}</Alert>
        )}
      </div>
      <Button type="submit" full aria-disabled={sending || undefined}>
        {sending ? account('sending') : account('login')}
      </Button>
      <button type="button" className="link min-h-11 text-sm" onClick={onBack}>
        {account('forgotten.back')}
      </button>
    </form>
  )
}
