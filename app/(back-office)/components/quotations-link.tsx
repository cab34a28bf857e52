import type { ServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/actor/can'
import { panelTexts } from './panel-texts'

/** The way to the quotations, below the collections in the panel's menu. */
export async function QuotationsLink({ i18n, user }: ServerProps) {
  if (!can(actorOfUser(user), 'quotation.edit')) return null
  const { t } = await panelTexts(i18n.language)
  return (
    <a className="nav__link" href="/admin/quotations">
      <span className="nav__link-label">{t('backOffice.quotations.title')}</span>
    </a>
  )
}
