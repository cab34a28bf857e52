import type { SanitizedCollectionConfig, ServerProps } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { actorOfUser } from '@/cms/actor'
import { languageOf } from '@/lib/ground/site/locales'
import { can } from '@/lib/people/actor/can'
import { readPlanned } from '@/server/catalogue/content/planned'
import { readViews } from '@/server/office/lists/views'
import { panelTexts } from '../panel-texts'
import { ListViews } from './list-views'
import { PlannedList } from './planned-list'
import '../back-office.css'
import './lists.css'

/** Above every list of the panel: its kept views, and what of it is planned to be published (STAFF-7, STAFF-8). */
export async function ListTools({
  i18n,
  user,
  payload,
  collectionConfig,
}: ServerProps & { collectionConfig: SanitizedCollectionConfig }) {
  const texts = await panelTexts(i18n.language)
  const { t, locale } = texts
  const actor = actorOfUser(user)
  const { slug } = collectionConfig
  const [views, planned] = await Promise.all([
    readViews(actor, slug),
    hasDraftsEnabled(collectionConfig) ? readPlanned(payload, slug, languageOf(locale)) : [],
  ])
  return (
    <>
      <ListViews
        collection={slug}
        views={views.map(({ email, ...view }) => ({
          ...view,
          by: view.shared ? t('backOffice.views.by', { by: email }) : '',
          remove: t('backOffice.views.remove', { name: view.name }),
        }))}
        words={{
          title: t('backOffice.views.title'),
          all: t('backOffice.views.all'),
          keep: t('backOffice.views.keep'),
          name: t('backOffice.views.name'),
          shared: t('backOffice.views.shared'),
          save: t('backOffice.views.save'),
          close: t('backOffice.views.close'),
          failed: t('backOffice.refusals.other'),
        }}
      />
      <PlannedList
        collection={slug}
        planned={planned}
        canChange={can(actor, 'content.change')}
        texts={texts}
      />
    </>
  )
}
