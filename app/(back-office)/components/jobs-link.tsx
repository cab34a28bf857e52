import type { ServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/actor/can'
import { panelTexts } from './panel-texts'

/** The way to the jobs, below the collections in the panel's menu. */
export async function JobsLink({ i18n, user }: ServerProps) {
  if (!can(actorOfUser(user), 'job.manage')) return null
  const { t } = await panelTexts(i18n.language)
  return (
    <a className="nav__link" href="/admin/jobs">
      <span className="nav__link-label">{t('backOffice.jobs.title')}</span>
    </a>
  )
}
