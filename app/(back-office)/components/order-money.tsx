import { formatMoney } from '@/lib/money/format'
import { type Currency, money } from '@/lib/money/money'
import type { OrderMoney as Money, ToldMoney } from '@/server/payments/read-money'
import { paymentName } from '@/server/payments/texts'
import { momentText, type PanelTexts } from './panel-texts'
import { ReceiveOwed } from './receive-owed'

interface OrderMoneyProps {
  shown: Money
  texts: PanelTexts
}

/** What methods of payment are called. */
type MethodName = (slug: string) => string

async function methodNames({ payments, told }: Money, { locale }: PanelTexts): Promise<MethodName> {
  const slugs = [...payments.map(({ method }) => method), ...told.flatMap(({ from, to }) => [from, to])]
  const known = [...new Set(slugs.filter(slug => slug != null))]
  const names = await Promise.all(known.map(slug => paymentName(slug, locale)))
  return slug => names[known.indexOf(slug)] ?? slug
}

/** An amount of an event or a row; foreign money is written with its own sign. */
const amountText = (minor: number, currency: string, { locale }: PanelTexts) =>
  formatMoney(money(minor, currency as Currency), locale)

/** What was paid for an order and given back, with what a clerk has to look at. */
export async function OrderMoney({ shown, texts }: OrderMoneyProps) {
  const { t, locale } = texts
  const { payments, refunds, told } = shown
  if (payments.length === 0 && told.length === 0) return null
  const methodName = await methodNames(shown, texts)
  return (
    <section className="bo-panel">
      <h3>{t('backOffice.order.money.title')}</h3>
      <ol className="bo-events">
        {payments.map(
          ({ id, createdAt, takenAt, method, state, amountMinor, takenMinor, currency, reference }) => (
            <li key={`payment ${id}`}>
              <time dateTime={createdAt.toISOString()}>
                {momentText((takenAt ?? createdAt).toISOString(), locale)}
              </time>
              <span>
                {methodName(method)} <b>{t(`backOffice.order.money.payments.${state}`)}</b>
              </span>
              <span>
                {amountText(takenMinor || amountMinor, currency, texts)} {reference}
                {state === 'owed' && (
                  <ReceiveOwed
                    payment={id}
                    label={t('backOffice.order.money.receive')}
                    failed={t('backOffice.order.money.receiveFailed')}
                  />
                )}
              </span>
            </li>
          ),
        )}
        {refunds.map(({ id, createdAt, doneAt, state, amountMinor, currency, failure }) => (
          <li key={`refund ${id}`}>
            <time dateTime={createdAt.toISOString()}>
              {momentText((doneAt ?? createdAt).toISOString(), locale)}
            </time>
            <b>{t(`backOffice.order.money.refunds.${state}`)}</b>
            <span>
              −{amountText(amountMinor, currency, texts)} {failure}
            </span>
          </li>
        ))}
      </ol>
      {told.length > 0 && (
        <ul className="bo-events">
          {told.map(event => (
            <Told key={`${event.at} ${event.code}`} event={event} methodName={methodName} texts={texts} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ToldProps {
  event: ToldMoney
  methodName: MethodName
  texts: PanelTexts
}

function Told({ event, methodName, texts }: ToldProps) {
  const { t, locale } = texts
  const { at, code, minor, currency, from, to, reason } = event
  const amount = minor !== undefined && currency ? amountText(minor, currency, texts) : ''
  return (
    <li>
      <time dateTime={at}>{momentText(at, locale)}</time>
      <span>
        {t(`backOffice.order.money.told.${code}`, {
          amount,
          from: from ? methodName(from) : '–',
          to: to ? methodName(to) : '–',
        })}
      </span>
      <span>{reason}</span>
    </li>
  )
}
