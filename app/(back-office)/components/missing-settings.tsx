import type { ServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import { missingSettings } from '@/lib/people/company/company'
import { getContent } from '@/server/catalogue/content'
import { panelTexts } from './panel-texts'
import './back-office.css'

/** Above the panel's collections: what of the company is not filled in and therefore shown nowhere (PAGE-41). */
export async function MissingSettings({ i18n, user }: ServerProps) {
  if (!can(actorOfUser(user), 'content.change')) return null
  const missing = missingSettings(await getContent().company())
  if (missing.length === 0) return null
  const { t } = await panelTexts(i18n.language)
  return (
    <section className="bo-notice" aria-labelledby="missing-settings">
      <h2 id="missing-settings">{t('backOffice.company.title')}</h2>
      <p>{t('backOffice.company.lead')}</p>
      <p>
        <b>{missing.map(name => t(`backOffice.fields.${name}`)).join(', ')}</b>
      </p>
      <p>
        <a href="/admin/globals/company">{t('backOffice.company.action')}</a>
      </p>
    </section>
  )
}
