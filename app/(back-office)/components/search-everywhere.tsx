import { getTranslation } from '@payloadcms/translations'
import { NextIntlClientProvider } from 'next-intl'
import type { ServerProps, VisibleEntities } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { loadMessages } from '@/lib/ground/site/messages'
import { can } from '@/lib/people/actor/can'
import { panelPlaces } from './panel-links'
import { panelTexts } from './panel-texts'
import { SearchButton } from './search/search-button'
import './search/search.css'

/** In the panel's head: looks for everything that its reader may see, the panel's own places among it (STAFF-4). */
export async function SearchEverywhere({
  i18n,
  user,
  payload,
  permissions,
  visibleEntities,
}: ServerProps & { visibleEntities?: VisibleEntities }) {
  const actor = actorOfUser(user)
  if (!can(actor, 'back-office.enter')) return null
  const { t, locale } = await panelTexts(i18n.language)
  const { order, quotation, backOffice } = await loadMessages(locale)
  const lists = payload.config.collections
    .filter(
      ({ slug }) => visibleEntities?.collections.includes(slug) && permissions?.collections?.[slug]?.read,
    )
    .map(({ slug, labels }) => ({
      title: getTranslation(labels.plural, i18n),
      href: `/admin/collections/${slug}`,
    }))
  const own = panelPlaces
    .filter(({ right }) => can(actor, right))
    .map(({ href, title }) => ({ href, title: title(t) }))
  return (
    <NextIntlClientProvider
      locale={locale}
      timeZone="Europe/Paris"
      messages={{
        order: { states: order.states },
        quotation: { states: quotation.states },
        backOffice: { find: backOffice.find },
      }}
    >
      <SearchButton places={[...own, ...lists]} searches={can(actor, 'tools.use')} />
    </NextIntlClientProvider>
  )
}
