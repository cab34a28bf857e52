'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef } from 'react'
import { PasswordField } from '../password-field'
import { RefusalAlert } from '../refusal-alert'
import type { Factor } from '../use-factor'
import { CodeField } from './code-field'
import { FormButtons } from './form-buttons'

interface FactorProofProps {
  /** What is done with them. */
  label: string
  hasPassword: boolean
  factor: Pick<Factor, 'busy' | 'refused'>
  send: (proof: { password: string; code: string }) => Promise<boolean>
  onDone: () => void
  onBack: () => void
}

/** Password and code, which every change of a second factor needs. */
export function FactorProof({ label, hasPassword, factor, send, onDone, onBack }: FactorProofProps) {
  const t = useTranslations('accountArea.factor')
  const account = useTranslations('account')
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (factor.busy) return
    const proof = { password: password.current?.value ?? '', code: code.current?.value.trim() ?? '' }
    if (!proof.code) return code.current?.focus()
    if (await send(proof)) onDone()
    else code.current?.select()
  }
  return (
    <form noValidate onSubmit={submit} aria-label={label} className="space-y-4">
      {hasPassword && (
        <PasswordField
          id="factor-password"
          ref={password}
          label={account('password')}
          autoComplete="current-password"
        />
      )}
      <CodeField id="factor-code" ref={code} label={t('code')} />
      <RefusalAlert code={factor.refused} />
      <FormButtons label={label} busy={factor.busy} onBack={onBack} />
    </form>
  )
}
