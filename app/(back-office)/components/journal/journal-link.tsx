import type { UIFieldServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import { panelTexts } from '../panel-texts'

/** From a document to what was done to it. */
export async function JournalLink({ data, collectionSlug, user, i18n }: UIFieldServerProps) {
  const subject = data?.slug ?? data?.name ?? data?.code ?? data?.id
  if (!subject || !can(actorOfUser(user), 'journal.read')) return null
  const { t } = await panelTexts(i18n.language)
  return (
    <p>
      <a href={`/admin/journal?collection=${collectionSlug}&subject=${encodeURIComponent(String(subject))}`}>
        {t('backOffice.journal.ofThis')}
      </a>
    </p>
  )
}
