import './back-office.css'
import type { ServerProps } from 'payload'
import { panelTexts } from './panel-texts'

/** The shop's mark in the panel's head. */
export const ShopMark = () => <img src="/icon.svg" alt="" width={24} height={24} />

/** Mark and name above the panel's login: whose back-office it is. */
export async function ShopLogo({ i18n }: ServerProps) {
  const { t } = await panelTexts(i18n.language)
  return (
    <span className="bo-shop-logo">
      <img src="/icon.svg" alt="" width={36} height={36} />
      {t('site.title')}
    </span>
  )
}
