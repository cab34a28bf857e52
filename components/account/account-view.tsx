'use client'
import { useTranslations } from 'next-intl'
import { withTexts } from '@/components/with-texts'
import { AccountSkeleton } from './account-skeleton'
import { ClientAccount } from './client-account'
import { LoginForm } from './login-form'
import { useWho } from './use-who'

/** A client's account, or the way into it. */
export function AccountView() {
  const t = useTranslations('account')
  const { who, refresh } = useWho()
  if (!who) return <AccountSkeleton />
  if (who.id !== null) return <ClientAccount client={who} />
  return (
    <>
      <h1 className="mb-6">{t('heading')}</h1>
      <LoginForm onLogin={refresh} />
    </>
  )
}

/** It, with its texts. */
export const AccountIsland = withTexts(AccountView)
