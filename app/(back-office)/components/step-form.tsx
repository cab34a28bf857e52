'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PasswordInput } from './password-input'
import type { StepWords } from './second-step-words'

interface StepFormProps {
  words: Pick<StepWords, 'password'>
  /** What is asked for; `code` is the name of its field. */
  asks: { password?: boolean; code?: string }
  /** The name of the button. */
  send: string
  /** Why the last attempt failed. */
  message: string | null
  onSend: (typed: { password: string; code: string }) => Promise<unknown>
}

/** A form of the second step: a password, a code, or both. */
export function StepForm({ words, asks, send, message, onSend }: StepFormProps) {
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const typed = new FormData(form.current)
    setBusy(true)
    await onSend({
      password: String(typed.get('password') ?? ''),
      code: String(typed.get('code') ?? '').trim(),
    })
    setBusy(false)
  }
  return (
    <form ref={form} onSubmit={submit} className="bo-step__form">
      {asks.password && <PasswordInput label={words.password} />}
      {asks.code && (
        <label>
          {asks.code}
          <input
            className="bo-step__field"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
          />
        </label>
      )}
      <p role="alert" className="bo-alert-line">
        {message}
      </p>
      <button type="submit" className="bo-button" disabled={busy}>
        {send}
      </button>
    </form>
  )
}
