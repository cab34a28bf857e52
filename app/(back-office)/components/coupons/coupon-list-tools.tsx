import type { ServerProps } from 'payload'
import { couponStates } from '@/lib/money/discount/coupon-state'
import { ListFilters } from '../list-filters'
import { panelTexts } from '../panel-texts'
import '../back-office.css'

/** Above the list of coupons: a filter for valid, future or ended coupons. */
export async function CouponListTools({ i18n }: ServerProps) {
  const { t } = await panelTexts(i18n.language)
  const choices = couponStates.map(value => ({ value, label: t(`backOffice.options.${value}`) }))
  return (
    <ListFilters
      filters={[{ field: 'state', operator: 'equals', label: t('backOffice.fields.state'), choices }]}
      words={{
        all: t('backOffice.list.all'),
        clear: t('backOffice.list.clear'),
        title: t('backOffice.list.title'),
      }}
    />
  )
}
