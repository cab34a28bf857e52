'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { passkeyPaths } from '@/lib/doors/contract/passkey-paths'
import { announceSession } from '@/stores/session'
import { useKnowsPasskeys, usePasskeyLogin } from './use-passkey-login'

/** Logs in with a key of this device (PEOPLE-21); shown where the browser knows such keys. */
export function PasskeyLogin({ onLogin }: { onLogin: () => Promise<unknown> }) {
  const t = useTranslations('account.passkey')
  const account = useTranslations('account')
  const isKnown = useKnowsPasskeys()
  const { busy, failed, logIn } = usePasskeyLogin(passkeyPaths.client.login, () => {
    announceSession()
    return onLogin()
  })
  if (!isKnown) return null
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
