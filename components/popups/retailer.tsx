'use client'
import { useTranslations } from 'next-intl'
import { TradeStanding } from '@/components/account/area/trade-standing'
import { AuthPanel } from '@/components/account/auth-panel'
import { useWho } from '@/components/account/use-who'
import { PopupTexts } from '@/components/popup-texts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Popup } from './popup'

interface RetailerProps {
  locale: SiteLocale
  onClose: () => void
}

/** A retailer's account: a new one for a visitor; a client is asked whether his account becomes one. */
export default function Retailer(props: RetailerProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'account', 'accountArea', 'validators']}>
      <Panel {...props} />
    </PopupTexts>
  )
}

function Panel({ onClose }: RetailerProps) {
  const t = useTranslations('popups')
  const { who, refresh } = useWho()
  if (!who) return null
  const isClient = who.id !== null
  return (
    <Popup
      title={t('retailer.title')}
      text={t('retailer.text')}
      icon="user"
      width={isClient ? 560 : 880}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {isClient ? (
        <TradeStanding client={who} />
      ) : (
        <AuthPanel place="popup" onLogin={refresh} tab="register" startType="retailer" />
      )}
    </Popup>
  )
}
