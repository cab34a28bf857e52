'use client'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { FocusKeeper } from '@/components/ui/focus-keeper'
import { withTexts } from '@/components/with-texts'
import { codeStep } from '@/lib/doors/contract/social'
import { accountMenuOf } from '@/lib/people/client/account-menu'
import { accountTypeOf } from '@/lib/people/client/registration'
import { AccountSkeleton } from './account-skeleton'
import { ClientArea } from './area/client-area'
import { AuthPanel } from './auth-panel'
import { Invitation } from './invitation'
import { NewPasswordForm } from './new-password-form'
import { SocialFailure } from './social-logins'
import { usePartLinks } from './use-part-links'
import { useWho } from './use-who'

/** A client's account, or the login. */
export function AccountView() {
  return (
    <FocusKeeper>
      <Shown />
    </FocusKeeper>
  )
}

function Shown() {
  const t = useTranslations('account')
  const query = useSearchParams()
  const { who, refresh } = useWho()
  usePartLinks()
  const menu = query.get('menu')
  // Everyone who has a link to a new password may follow it, logged in or not.
  if (menu === 'password') return <NewPasswordForm />
  if (!who) return <AccountSkeleton />
  const invited = query.get('invitation')
  if (who.id !== null)
    return (
      <>
        {invited && (
          <div className="mb-8">
            <Invitation token={invited} />
          </div>
        )}
        <ClientArea client={who} menu={accountMenuOf(menu)} />
      </>
    )
  const accountType = accountTypeOf(query.get('register'))
  return (
    <div className="max-w-220">
      <h1 className="mb-6">{t('heading')}</h1>
      {invited && (
        <div className="mb-6">
          <Invitation token={invited} />
        </div>
      )}
      <SocialFailure code={query.get('social')} />
      <AuthPanel
        onLogin={refresh}
        tab={query.get('social') === codeStep ? 'code' : accountType ? 'register' : 'login'}
        startType={accountType ?? undefined}
      />
    </div>
  )
}

/** The account view with its texts. */
export const AccountIsland = withTexts(AccountView)
