'use client'
import { useEffect, useState } from 'react'
import { passkeyPaths } from '@/lib/contract/passkey-paths'

/** Logs one of the staff in with a key of this device; shown where the browser knows such keys. */
export function StaffPasskeyButton({ words }: { words: Record<'logIn' | 'busy' | 'failed', string> }) {
  const [isKnown, setKnown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  // Asked of the browser itself: the page made by the server cannot know.
  useEffect(() => setKnown(typeof window.PublicKeyCredential === 'function'), [])
  if (!isKnown) return null
  const logIn = async () => {
    setBusy(true)
    setFailed(false)
    // What speaks to the device is fetched by the press.
    const { signInWithPasskey } = await import('@/components/account/sign-in-with-passkey')
    const isIn = await signInWithPasskey(passkeyPaths.staff.login)
    // Loads the panel as a document of its own: with a session all of it is another.
    if (isIn) return window.location.assign('/admin')
    setBusy(false)
    setFailed(true)
  }
  return (
    <div className="bo-passkey">
      <button type="button" className="bo-button" disabled={busy} onClick={() => void logIn()}>
        {busy ? words.busy : words.logIn}
      </button>
      <p role="alert" className="bo-alert-line">
        {failed && words.failed}
      </p>
    </div>
  )
}
