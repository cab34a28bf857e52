import type { ServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import { accountTypes } from '@/lib/people/client/account'
import { findDoubles } from '@/server/people/clients/doubles'
import { type ListFilter, ListFilters } from './list-filters'
import { type PanelTexts, panelTexts } from './panel-texts'
import './back-office.css'

function filtersOf({ t }: PanelTexts): ListFilter[] {
  const yesOrNo = (
    field: 'proConfirmed' | 'marketingConsent' | 'closed',
    words: 'confirmed' | 'consents' | 'open',
  ) => ({
    field,
    operator: 'equals',
    label: t(`backOffice.fields.${field}`),
    choices: [
      { value: 'true', label: t(`backOffice.clientList.${words}.yes`) },
      { value: 'false', label: t(`backOffice.clientList.${words}.no`) },
    ],
  })
  return [
    {
      field: 'accountType',
      operator: 'equals',
      label: t('backOffice.fields.accountType'),
      choices: accountTypes.map(value => ({ value, label: t(`backOffice.options.${value}`) })),
    },
    yesOrNo('proConfirmed', 'confirmed'),
    yesOrNo('marketingConsent', 'consents'),
    yesOrNo('closed', 'open'),
  ]
}

/** Above the list of clients: its filters, and how many may be duplicates. */
export async function ClientListTools({ i18n, user }: ServerProps) {
  const texts = await panelTexts(i18n.language)
  const { t } = texts
  const actor = actorOfUser(user)
  const doubles = can(actor, 'client.merge') ? await findDoubles(actor) : null
  return (
    <>
      <ListFilters
        filters={filtersOf(texts)}
        words={{
          all: t('backOffice.list.all'),
          clear: t('backOffice.list.clear'),
          title: t('backOffice.list.title'),
        }}
      />
      {doubles && doubles.length > 0 && (
        <p>
          <a href="/admin/doubles">{t('backOffice.clientList.doubles', { count: doubles.length })}</a>
        </p>
      )}
    </>
  )
}
