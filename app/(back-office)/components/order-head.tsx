import type { OrderSheet } from '@/server/office/orders/order-sheet'
import { momentText, type PanelTexts } from './panel-texts'
import { StateBadge } from './state-badge'
import { StepButtons } from './step-buttons'

/** Number, state and day of the order, the steps that can be taken next, and its files together. */
export function OrderHead({ sheet, texts }: { sheet: OrderSheet; texts: PanelTexts }) {
  const { t, locale } = texts
  const { order, lines, steps } = sheet
  const made = lines.flatMap(({ parts }) => parts)
  const isComplete =
    !lines.some(({ waits }) => waits) &&
    made.length > 0 &&
    made.every(({ production }) => production.state === 'ready')
  return (
    <header className="bo-sheet__head">
      <h2>{t('backOffice.order.heading', { order: String(order.id) })}</h2>
      <StateBadge state={order.status} label={t(`backOffice.options.${order.status}`)} />
      <span>{momentText(order.createdAt, locale)}</span>
      {isComplete && (
        <a className="bo-sheet__all" href={`/api/orders/${order.id}/production.zip`} download>
          {t('backOffice.order.allFiles', { files: made.length * 2 })}
        </a>
      )}
      {steps.length > 0 && (
        <StepButtons
          key={order.status}
          order={order.id}
          from={order.status}
          failed={t('backOffice.refusals.other')}
          steps={steps.map(({ to, waits }) => ({
            to,
            label: t(`backOffice.order.steps.${to}`),
            waits:
              waits &&
              t(`backOffice.refusals.${waits.code}`, {
                line: String(waits.line ?? ''),
              }),
          }))}
        />
      )}
    </header>
  )
}
