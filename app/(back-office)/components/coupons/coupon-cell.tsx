import type { DefaultServerCellComponentProps } from 'payload'
import { type CouponTerms, couponState } from '@/lib/money/discount/coupon-state'
import { panelTexts } from '../panel-texts'
import { CouponBadge } from './coupon-badge'
import '../back-office.css'

/** The state of the list's row. */
export async function CouponCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  // The panel asks once for a cell without a row.
  if (!rowData) return null
  const texts = await panelTexts(i18n.language)
  return <CouponBadge state={couponState(rowData as CouponTerms, Date.now())} texts={texts} />
}
