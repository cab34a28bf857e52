'use client'
import { useEffect, useState } from 'react'
import type { passkeyPaths } from '@/lib/doors/contract/passkey-paths'

/** Whether the browser supports passkeys: checked in the browser, since the server cannot know. */
export function useKnowsPasskeys(): boolean {
  const [knows, setKnows] = useState(false)
  useEffect(() => setKnows(typeof window.PublicKeyCredential === 'function'), [])
  return knows
}

/**
 * A login with a key of this device (PEOPLE-21).
 * @param path where the shop asks for a key and takes it
 * @param onLogin the next step; the login is busy until it is done
 */
export function usePasskeyLogin(
  path: (typeof passkeyPaths)['client' | 'staff']['login'],
  onLogin: () => unknown,
) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const logIn = async () => {
    setBusy(true)
    setFailed(false)
    // The code that talks to the device is fetched on the press: few people need it.
    const { signInWithPasskey } = await import('./sign-in-with-passkey')
    const isIn = await signInWithPasskey(path)
    if (isIn) await onLogin()
    setFailed(!isIn)
    setBusy(false)
  }
  return { busy, failed, logIn }
}
