import type { ServerProps } from 'payload'
import { panelTexts } from './panel-texts'

/** The way to one's own second factor, below the collections in the panel's menu. */
export async function SecondStepLink({ i18n }: ServerProps) {
  const { t } = await panelTexts(i18n.language)
  return (
    <a className="nav__link" href="/admin/second-step">
      <span className="nav__link-label">{t('accountArea.factor.title')}</span>
    </a>
  )
}
