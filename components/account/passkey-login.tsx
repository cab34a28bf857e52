'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { passkeyPaths } from '@/lib/contract/passkey-paths'
import { tellSession } from '@/stores/session'

/** Logs in with a key of this device (PEOPLE-21); shown where the browser knows such keys. */
export function PasskeyLogin({ onLogin }: { onLogin: () => Promise<unknown> }) {
  const t = useTranslations('account.passkey')
  const account = useTranslations('account')
  const [isKnown, setKnown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  // Asked of the browser itself: the page made by the server cannot know.
  useEffect(() => setKnown(typeof window.PublicKeyCredential === 'function'), [])
  if (!isKnown) return null
  const logIn = async () => {
    setBusy(true)
    setFailed(false)
    // Its code is fetched by the press: few come this way.
    const { signInWithPasskey } = await import('./sign-in-with-passkey')
    const isIn = await signInWithPasskey(passkeyPaths.client.login)
    setBusy(false)
    setFailed(!isIn)
    if (!isIn) return
    tellSession()
    await onLogin()
  }
  return (
    <div className="mt-4 space-y-3">
      <Button full look="secondary" aria-disabled={busy || undefined} onClick={() => !busy && void logIn()}>
        {busy ? account('sending') : t('logIn')}
      </Button>
      <div role="alert" className="empty:hidden">
        {failed && <Alert tone="block">{t('failed')}</Alert>}
      </div>
    </div>
  )
}
