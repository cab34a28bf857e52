'use client'
import { useTranslations } from 'next-intl'
import { AuthPanel, type AuthTab } from '@/components/account/auth-panel'
import { useWho } from '@/components/account/use-who'
import { PopupTexts } from '@/components/popup-texts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { AccountType } from '@/lib/people/client/account'
import { Popup } from './popup'

export interface AuthProps {
  /** Which of the two is shown first. */
  tab?: AuthTab
  /** The kind of account that a registration begins with. */
  accountType?: AccountType
  /** The address typed in the form that needs the login. */
  email?: string
  /** Why it is asked for. */
  text?: string
  /** Called once somebody is logged in. */
  onLogin?: () => void
  locale: SiteLocale
  onClose: () => void
}

/** Login and registration without leaving the page. */
export default function Auth(props: AuthProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'account', 'validators']}>
      <Panel {...props} />
    </PopupTexts>
  )
}

function Panel({ tab, accountType, email, text, onLogin, onClose }: AuthProps) {
  const t = useTranslations('popups')
  const { refresh } = useWho()
  const goOn = async () => {
    await refresh()
    onClose()
    onLogin?.()
  }
  return (
    <Popup
      title={t('auth.title')}
      text={text}
      icon="user"
      width={880}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <AuthPanel place="popup" onLogin={goOn} tab={tab} startEmail={email} startType={accountType} />
    </Popup>
  )
}
