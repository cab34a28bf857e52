import type { ServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { optionLabel } from '@/cms/labels'
import { languageOf } from '@/lib/ground/site/locales'
import { isDraft, orderStates } from '@/lib/orders/order/states'
import { can } from '@/lib/people/actor/can'
import { productKinds } from '@/lib/product/kinds/registry'
import { getContent } from '@/server/catalogue/content'
import { methodSlugs } from '@/server/money/payments/registry'
import { paymentName } from '@/server/money/payments/texts'
import { BulkSteps } from './bulk-steps'
import { type ListFilter, ListFilters } from './list-filters'
import { type PanelTexts, panelTexts } from './panel-texts'
import './back-office.css'

/** The steps that are taken with many orders at once. */
const bulk = ['in-production', 'shipped', 'delivered'] as const

/** The filters of orders; filters on money and goods only for staff who may see these. */
async function filtersOf({ t, locale }: PanelTexts, seesPrices: boolean): Promise<ListFilter[]> {
  const { countries } = (await getContent().catalogue()).countries
  const methods = await Promise.all(
    methodSlugs().map(async slug => ({ value: slug, label: await paymentName(slug, locale) })),
  )
  const types = [...new Set(productKinds.flatMap(kind => kind.types))]
  const money: ListFilter[] = [
    {
      field: 'country',
      operator: 'equals',
      label: t('backOffice.fields.country'),
      choices: countries.map(({ code, name }) => ({ value: code, label: name[languageOf(locale)] })),
    },
    {
      field: 'paidAt',
      operator: 'exists',
      label: t('backOffice.list.money'),
      choices: [
        { value: 'true', label: t('backOffice.list.paid') },
        { value: 'false', label: t('backOffice.list.unpaid') },
      ],
    },
    { field: 'method', operator: 'equals', label: t('backOffice.fields.method'), choices: methods },
    {
      field: 'lines.kind',
      operator: 'equals',
      label: t('backOffice.list.kind'),
      choices: types.map(value => ({ value, label: optionLabel(value)[languageOf(locale)] })),
    },
  ]
  return [
    {
      field: 'status',
      operator: 'equals',
      label: t('backOffice.fields.status'),
      choices: orderStates
        .filter(state => !isDraft(state))
        .map(value => ({ value, label: t(`backOffice.options.${value}`) })),
    },
    ...(seesPrices ? money : []),
    {
      field: 'createdAt',
      operator: 'greater_than_equal',
      label: t('backOffice.list.since'),
      choices: null,
    },
    { field: 'createdAt', operator: 'less_than', label: t('backOffice.list.before'), choices: null },
  ]
}

/** Above the list of orders: its filters, and the steps for those that are ticked. */
export async function OrderListTools({ i18n, user }: ServerProps) {
  const texts = await panelTexts(i18n.language)
  const { t } = texts
  const actor = actorOfUser(user)
  const steps = bulk.filter(
    to =>
      can(actor, 'order.change-state', { to, from: to === 'in-production' ? 'paid' : 'in-production' }) ||
      can(actor, 'order.change-state', { to, from: 'shipped' }),
  )
  return (
    <>
      <ListFilters
        filters={await filtersOf(texts, can(actor, 'order.refund'))}
        words={{
          all: t('backOffice.list.all'),
          clear: t('backOffice.list.clear'),
          title: t('backOffice.list.title'),
        }}
      />
      <BulkSteps
        steps={steps.map(to => ({ to, label: t(`backOffice.order.steps.${to}`) }))}
        words={{
          packingLists: t('backOffice.list.packingLists'),
          // The browser writes the number in: in a built shop, a message with a placeholder is no plain text.
          done: t('backOffice.list.done', { count: '{count}' }),
          left: t('backOffice.list.left'),
          leftOut: t('backOffice.list.leftOut'),
          tooMany: t('backOffice.list.tooMany'),
          failed: t('backOffice.refusals.other'),
        }}
      />
    </>
  )
}
