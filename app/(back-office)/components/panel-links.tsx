import type { ServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import type { Action } from '@/lib/people/actor/rights'
import { type PanelTexts, panelTexts } from './panel-texts'

/** A place of the panel that is none of its collections, and the right that opens it. */
export interface PanelPlace {
  href: string
  right: Action
  title(t: PanelTexts['t']): string
}

/** The daily work of a clerk: above the collections in the panel's menu. */
const first: readonly PanelPlace[] = [
  { href: '/admin', right: 'back-office.enter', title: t => t('backOffice.home.title') },
  { href: '/admin/production', right: 'production.work', title: t => t('backOffice.production.title') },
  { href: '/admin/quotations', right: 'quotation.edit', title: t => t('backOffice.quotations.title') },
  { href: '/admin/stock', right: 'stock.change', title: t => t('backOffice.stock.title') },
]

/** Occasional work: below them. */
const last: readonly PanelPlace[] = [
  {
    href: '/admin/translations',
    right: 'content.translate',
    title: t => t('backOffice.translations.title'),
  },
  { href: '/admin/mails', right: 'content.translate', title: t => t('backOffice.mails.title') },
  { href: '/admin/exports', right: 'export.make', title: t => t('backOffice.exports.title') },
  { href: '/admin/journal', right: 'journal.read', title: t => t('backOffice.journal.title') },
  { href: '/admin/jobs', right: 'job.manage', title: t => t('backOffice.jobs.title') },
  { href: '/admin/second-step', right: 'back-office.enter', title: t => t('accountArea.factor.title') },
]

export const panelPlaces = [...first, ...last]

async function Links({
  places,
  i18n,
  user,
}: Pick<ServerProps, 'i18n' | 'user'> & { places: readonly PanelPlace[] }) {
  const { t } = await panelTexts(i18n.language)
  const actor = actorOfUser(user)
  return places
    .filter(({ right }) => can(actor, right))
    .map(({ href, title }) => (
      <a key={href} className="nav__link" href={href}>
        <span className="nav__link-label">{title(t)}</span>
      </a>
    ))
}

export const FirstLinks = (props: ServerProps) => <Links {...props} places={first} />
export const LastLinks = (props: ServerProps) => <Links {...props} places={last} />
