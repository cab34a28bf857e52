import type { UIFieldServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { readOrderSheet } from '@/server/orders/order-sheet'
import { FollowSaves } from './follow-saves'
import { OrderAddresses } from './order-addresses'
import { OrderEvents } from './order-events'
import { OrderLineCard } from './order-line-card'
import { OrderMoney } from './order-money'
import { OrderSums } from './order-sums'
import { momentText, panelTexts } from './panel-texts'
import { StateBadge } from './state-badge'
import './back-office.css'

/** An order as a clerk needs it: what to make, where it goes, what was paid, what has happened. */
export async function OrderSheet({ id, user, i18n }: UIFieldServerProps) {
  const sheet = id === undefined ? null : await readOrderSheet(actorOfUser(user), { id: Number(id) })
  if (!sheet) return null
  const texts = await panelTexts(i18n.language)
  const { t, locale } = texts
  const { order } = sheet
  const made = sheet.lines.flatMap(({ parts }) => parts)
  const isWaiting = sheet.lines.some(({ sent }) => sent)
  const isComplete =
    !isWaiting && made.length > 0 && made.every(({ production }) => production.state === 'ready')
  return (
    <div className="bo-sheet">
      <FollowSaves shown={sheet.updatedAt} />
      <header className="bo-sheet__head">
        <h2>{t('backOffice.order.heading', { order: String(order.id) })}</h2>
        <StateBadge state={order.status} label={t(`backOffice.options.${order.status}`)} />
        <span>{momentText(order.createdAt, locale)}</span>
        {isComplete && (
          <a className="bo-sheet__all" href={`/api/orders/${order.id}/production.zip`} download>
            {t('backOffice.order.allFiles', { files: made.length * 2 })}
          </a>
        )}
      </header>
      <section aria-label={t('backOffice.fields.lines')}>
        {sheet.lines.map(line => (
          <OrderLineCard
            key={line.position}
            order={order.id}
            sheetLine={line}
            showsPrice={sheet.sees.prices}
            texts={texts}
          />
        ))}
      </section>
      <div className="bo-sheet__columns">
        <OrderAddresses sheet={sheet} texts={texts} />
        {sheet.sees.prices && <OrderSums sheet={sheet} texts={texts} />}
      </div>
      {sheet.money && <OrderMoney shown={sheet.money} texts={texts} />}
      <OrderEvents sheet={sheet} texts={texts} />
    </div>
  )
}
