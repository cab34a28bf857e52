import type { HomeWaiting } from '@/server/office/home/read-waiting'
import { type Condition, listLink } from '../list-link'
import type { PanelTexts } from '../panel-texts'

type Stages = NonNullable<HomeWaiting['stages']>

interface StageProps {
  title: string
  orders: number
  oldest: string | null
  details: readonly (string | false)[]
  conditions: readonly Condition[]
  texts: PanelTexts
}

/** How long ago a moment was, in the largest unit that it fills. */
function ago(moment: string, locale: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(moment)) / 60_000)
  const hours = Math.floor(minutes / 60)
  const format = new Intl.RelativeTimeFormat(locale)
  if (hours === 0) return format.format(-minutes, 'minute')
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}

function StageLink({ title, orders, oldest, details, conditions, texts }: StageProps) {
  const { t, locale } = texts
  return (
    <li>
      <a href={listLink('orders', conditions)}>
        <span>{title}</span>
        <b>{orders.toLocaleString(locale)}</b>
        {details.filter(Boolean).map(detail => (
          <span key={String(detail)}>{detail}</span>
        ))}
        {oldest && <small>{t('backOffice.home.oldest', { ago: ago(oldest, locale) })}</small>}
      </a>
    </li>
  )
}

/** The four stages of an order as one flow, each with what is in it and its oldest (STAFF-1). */
export function Stages({ stages: { pay, check, make, send }, texts }: { stages: Stages; texts: PanelTexts }) {
  const { t } = texts
  const held: Condition[] = check.held.length > 0 ? [['id', 'not_in', check.held.join(',')]] : []
  return (
    <nav aria-label={t('backOffice.home.stages')}>
      <ol className="bo-home__stages">
        {pay && (
          <StageLink
            title={t('backOffice.home.pay')}
            {...pay}
            details={[]}
            conditions={[['status', 'equals', 'awaiting-payment']]}
            texts={texts}
          />
        )}
        <StageLink
          title={t('backOffice.home.check')}
          {...check}
          details={[
            check.toLayOut > 0 && t('backOffice.home.toLayOut', { count: check.toLayOut }),
            check.toApprove > 0 && t('backOffice.home.toApprove', { count: check.toApprove }),
          ]}
          conditions={[['id', 'in', check.held.join(',') || '0']]}
          texts={texts}
        />
        <StageLink
          title={t('backOffice.home.make')}
          {...make}
          details={[
            make.pieces > 0 && t('backOffice.home.pieces', { count: make.pieces }),
            make.sheets > 0 && t('backOffice.home.sheets', { count: make.sheets }),
          ]}
          conditions={[['status', 'equals', 'paid'], ...held]}
          texts={texts}
        />
        <StageLink
          title={t('backOffice.home.send')}
          {...send}
          details={[send.ready > 0 && t('backOffice.home.ready', { count: send.ready })]}
          conditions={[['status', 'equals', 'in-production']]}
          texts={texts}
        />
      </ol>
    </nav>
  )
}
