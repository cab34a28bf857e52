import type { ServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/actor/can'
import { panelTexts } from './panel-texts'

/** The way to the workshop, below the collections in the panel's menu. */
export async function ProductionLink({ i18n, user }: ServerProps) {
  if (!can(actorOfUser(user), 'production.work')) return null
  const { t } = await panelTexts(i18n.language)
  return (
    <a className="nav__link" href="/admin/production">
      <span className="nav__link-label">{t('backOffice.production.title')}</span>
    </a>
  )
}
