'use client'
import { type FormEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import type { Made } from '@/components/account/make-passkey'
import { send } from '@/components/account/send'
import { useKnowsPasskeys } from '@/components/account/use-passkey-login'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { passkeyPaths } from '@/lib/doors/contract/passkey-paths'
import { passkeysAnswer } from '@/lib/doors/contract/passkeys'
import { PasswordInput } from './password-input'
import { type StepWords, wordsOf } from './second-step-words'

const path = passkeyPaths.staff.own

/** The keys of one of the staff, and another one; nothing where the browser knows no such keys and there are none. */
export function OwnPasskeys({ words }: { words: StepWords }) {
  const { data, mutate } = useSWR(path, fetchParsed(passkeysAnswer))
  const isKnown = useKnowsPasskeys()
  const [message, setMessage] = useState<string | null>(null)
  const keys = data?.data ?? []
  if (!data || !(isKnown || keys.length > 0)) return null
  const remove = async (id: number) => {
    const sent = await send('DELETE', `${path}/${id}`, undefined, z.unknown())
    setMessage(sent.ok ? null : wordsOf(sent.code, words))
    await mutate()
  }
  return (
    <section aria-labelledby="own-passkeys">
      <h2 id="own-passkeys">{words.passkeys}</h2>
      <p>{words.passkeysText}</p>
      {keys.length > 0 && (
        <ul className="bo-step__keys">
          {keys.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                className="bo-link"
                aria-label={`${words.removePasskey}: ${name}`}
                onClick={() => void remove(id)}
              >
                {words.removePasskey}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="bo-alert-line">
        {message}
      </p>
      {isKnown && <NewKey words={words} onMade={() => mutate()} />}
    </section>
  )
}

const refusedWords = (code: Extract<Made, { ok: false }>['code'], words: StepWords) => {
  if (code === 'device') return words.noPasskey
  return code === 'known' ? words.knownPasskey : wordsOf(code, words)
}

/** A name for the key and the password; then the device asks its holder. */
function NewKey({ words, onMade }: { words: StepWords; onMade: () => Promise<unknown> }) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const typed = new FormData(form.current)
    const name = String(typed.get('name') ?? '').trim()
    if (!name) return form.current.querySelector('input')?.focus()
    setBusy(true)
    // The code that talks to the device is fetched on the press.
    const { makePasskey } = await import('@/components/account/make-passkey')
    const made = await makePasskey(path, name, String(typed.get('password') ?? ''))
    setBusy(false)
    setMessage(made.ok ? null : refusedWords(made.code, words))
    if (!made.ok) return
    form.current.reset()
    await onMade()
  }
  return (
    <form ref={form} onSubmit={submit} className="bo-step__form">
      <label>
        {words.passkeyName}
        <input
          className="bo-step__field"
          name="name"
          maxLength={60}
          placeholder={words.passkeyExample}
          autoComplete="off"
          required
        />
      </label>
      <PasswordInput label={words.password} />
      <p role="alert" className="bo-alert-line">
        {message}
      </p>
      <button type="submit" className="bo-button" disabled={busy}>
        {words.createPasskey}
      </button>
    </form>
  )
}
