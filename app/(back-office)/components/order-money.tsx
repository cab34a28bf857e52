import { formatMoney } from '@/lib/ground/money/format'
import { type Currency, money } from '@/lib/ground/money/money'
import type { OrderMoney as Money, MoneyEntry } from '@/server/money/payments/read-money'
import { paymentName } from '@/server/money/payments/texts'
import { momentText, type PanelTexts } from './panel-texts'
import { ReceiveOwed } from './receive-owed'
import { ReferenceForm } from './reference-form'
import { RefundForm } from './refund-form'

interface OrderMoneyProps {
  order: number
  shown: Money
  /** What the order's lines are called, by their names in it. */
  titles: ReadonlyMap<string, string>
  texts: PanelTexts
}

/** What methods of payment are called. */
type MethodName = (slug: string) => string

async function methodNames({ payments, history }: Money, { locale }: PanelTexts): Promise<MethodName> {
  const slugs = [...payments.map(({ method }) => method), ...history.flatMap(({ from, to }) => [from, to])]
  const known = [...new Set(slugs.filter(slug => slug != null))]
  const names = await Promise.all(known.map(slug => paymentName(slug, locale)))
  return slug => names[known.indexOf(slug)] ?? slug
}

/** An amount of an event or a row; foreign money is written with its own sign. */
const amountText = (minor: number, currency: string, { locale }: PanelTexts) =>
  formatMoney(money(minor, currency as Currency), locale)

interface SectionProps {
  shown: Money
  texts: PanelTexts
}

/** The payments and refunds of an order, in their own lists' order. */
function Transfers({
  shown: { payments, refunds },
  methodName,
  texts,
}: SectionProps & { methodName: MethodName }) {
  const { t, locale } = texts
  return (
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
  )
}

/** The form that refunds lines or an amount, where something may be refunded. */
function Refund({ order, shown, titles, texts }: OrderMoneyProps) {
  const { t, locale } = texts
  const { refundable } = shown
  if (!refundable) return null
  return (
    <details>
      <summary>{t('backOffice.order.refund.open')}</summary>
      <RefundForm
        key={refundable.minor}
        order={order}
        left={refundable.minor}
        currency={refundable.currency}
        locale={locale}
        lines={shown.lines.map(line => ({ ...line, title: titles.get(line.id) ?? line.id }))}
        returned={shown.returned}
        words={{
          pieces: t('backOffice.order.refund.pieces'),
          amount: t('backOffice.order.refund.amount'),
          reason: t('backOffice.order.refund.reason'),
          refund: t('backOffice.order.refund.refund'),
          wrong: t('backOffice.order.refund.wrong', { left: formatMoney(refundable, locale) }),
          failed: t('backOffice.refusals.other'),
        }}
      />
    </details>
  )
}

/** What was paid and refunded for an order, with what a clerk has to check. */
export async function OrderMoney({ order, shown, titles, texts }: OrderMoneyProps) {
  const { t } = texts
  const { history } = shown
  const methodName = await methodNames(shown, texts)
  return (
    <section className="bo-panel">
      <h3>{t('backOffice.order.money.title')}</h3>
      <Transfers shown={shown} methodName={methodName} texts={texts} />
      {history.length > 0 && (
        <ul className="bo-events">
          {history.map(event => (
            <HistoryEntry
              key={`${event.at} ${event.code}`}
              event={event}
              methodName={methodName}
              texts={texts}
            />
          ))}
        </ul>
      )}
      <ReferenceForm
        order={order}
        reference={shown.reference}
        words={{
          reference: t('backOffice.fields.paymentReference'),
          save: t('backOffice.order.parcels.save'),
          failed: t('backOffice.refusals.other'),
        }}
      />
      <Refund {...{ order, shown, titles, texts }} />
    </section>
  )
}

interface HistoryEntryProps {
  event: MoneyEntry
  methodName: MethodName
  texts: PanelTexts
}

function HistoryEntry({ event, methodName, texts }: HistoryEntryProps) {
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
