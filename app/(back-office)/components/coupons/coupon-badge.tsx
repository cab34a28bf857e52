import type { CouponState } from '@/lib/money/discount/coupon-state'
import type { PanelTexts } from '../panel-texts'

const tones = {
  running: 'soft',
  planned: 'inform',
  over: 'plain',
  'used-up': 'refused',
} as const satisfies Record<CouponState, string>

/** Whether a coupon can be used now, at a glance. */
export const CouponBadge = ({ state, texts: { t } }: { state: CouponState; texts: PanelTexts }) => (
  <span className={`bo-badge bo-badge--${tones[state]}`}>{t(`backOffice.options.${state}`)}</span>
)
