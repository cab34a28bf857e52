'use client'
import { useTranslations } from 'next-intl'
import { LoginForm } from '@/components/account/login-form'
import { useWho } from '@/components/account/use-who'
import { PopupTexts } from '@/components/late-texts'
import type { SiteLocale } from '@/lib/site/locales'
import { Popup } from './popup'

export interface AuthProps {
  /** The address that was typed where the login is asked for. */
  email?: string
  /** Why it is asked for. */
  text?: string
  /** What goes on once somebody is logged in. */
  onLogin?: () => void
  locale: SiteLocale
  onClose: () => void
}

/** The login without leaving the page. */
export default function Auth(props: AuthProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'account']}>
      <Login {...props} />
    </PopupTexts>
  )
}

function Login({ email, text, onLogin, onClose }: AuthProps) {
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
      width={460}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <LoginForm onLogin={goOn} startEmail={email} alone />
    </Popup>
  )
}
