import { formatMoney } from '@/lib/ground/money/format'
import type { Money } from '@/lib/ground/money/money'
import type { VatCheck } from '@/lib/people/client/vat-check'
import { paymentName } from '@/server/money/payments/texts'
import type { OrderSheet } from '@/server/office/orders/order-sheet'
import { momentText, type PanelTexts } from './panel-texts'

function Sum({ label, amount, strong }: { label: string; amount: string; strong?: boolean }) {
  return (
    <div className={strong ? 'bo-strong' : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

/** One answer about a VAT number: what it was, when, and the number under which the register keeps it. */
function VatAnswer({ check, texts }: { check: VatCheck; texts: PanelTexts }) {
  const { t, locale } = texts
  const { number, status, checkedAt, consultation, name } = check
  return (
    <p className="bo-note">
      {t(`backOffice.order.vatCheck.${status}`, { number, moment: momentText(checkedAt, locale) })}{' '}
      {consultation && t('backOffice.order.vatConsultation', { consultation })} {name}
    </p>
  )
}

/** What the order came to, and why it pays the VAT that it pays. */
export async function OrderSums({ sheet, texts }: { sheet: OrderSheet; texts: PanelTexts }) {
  const { order, vatDecision, vatEvidence } = sheet
  const { t, locale } = texts
  const { totals } = order
  if (!totals) return null
  const text = (amount: Money) => formatMoney(amount, locale)
  const method = order.method && (await paymentName(order.method, locale))
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  return (
    <section className="bo-panel">
      <h3>{t('backOffice.fields.totals')}</h3>
      <dl className="bo-sums">
        <Sum label={t('price.totals.goods')} amount={text(totals.goods)} />
        {totals.tranquility.minor > 0 && (
          <Sum label={t('price.totals.tranquility')} amount={text(totals.tranquility)} />
        )}
        {order.discounts.map(discount => (
          <Sum
            key={discount.coupon}
            label={discount.coupon}
            amount={text({ ...discount.amount, minor: -Math.abs(discount.amount.minor) })}
          />
        ))}
        <Sum label={t('price.totals.shipping')} amount={text(totals.shipping)} />
        <Sum label={t('price.totals.net')} amount={text(totals.net)} />
        {order.vat.map(({ percent, vat }) => (
          <Sum key={percent} label={t('price.totals.vat', { percent })} amount={text(vat)} />
        ))}
        <Sum label={t('price.totals.gross')} amount={text(totals.gross)} strong />
      </dl>
      {vatDecision && (
        <p className="bo-note">
          {t(`price.vatReason.${vatDecision.reason}`, {
            country: countries.of(vatDecision.country) ?? vatDecision.country,
            percent: vatDecision.percent,
            vatNumber: vatDecision.vatNumber ?? '',
          })}
        </p>
      )}
      {vatEvidence && <VatAnswer check={vatEvidence.check} texts={texts} />}
      {vatEvidence?.later && <VatAnswer check={vatEvidence.later} texts={texts} />}
      {method && <p className="bo-strong">{t('backOffice.order.payment', { method })}</p>}
      {order.costPrice && (
        <p className="bo-note">{t('backOffice.order.cost', { amount: text(order.costPrice) })}</p>
      )}
    </section>
  )
}
