import type { ServerProps } from 'payload'
import { panelTexts } from './panel-texts'
import { StaffPasskeyButton } from './staff-passkey-button'
import './back-office.css'

/** The way into the panel by a key of one's device, below the form that asks for a password. */
export async function StaffPasskey({ i18n }: ServerProps) {
  const { t } = await panelTexts(i18n.language)
  return (
    <StaffPasskeyButton
      words={{
        logIn: t('account.passkey.logIn'),
        busy: t('account.sending'),
        failed: t('account.passkey.failed'),
      }}
    />
  )
}
