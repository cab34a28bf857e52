'use client'
import { useKnowsPasskeys, usePasskeyLogin } from '@/components/account/use-passkey-login'
import { passkeyPaths } from '@/lib/doors/contract/passkey-paths'

/** Logs one of the staff in with a key of this device; shown where the browser knows such keys. */
export function StaffPasskeyButton({ words }: { words: Record<'logIn' | 'busy' | 'failed', string> }) {
  const isKnown = useKnowsPasskeys()
  // Loads the panel as a new document: a session changes all of it.
  const { busy, failed, logIn } = usePasskeyLogin(passkeyPaths.staff.login, () =>
    window.location.assign('/admin'),
  )
  if (!isKnown) return null
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
