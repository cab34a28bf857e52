import { formatMoney } from '@/lib/ground/money/format'
import { money } from '@/lib/ground/money/money'
import { loyaltyProgress } from '@/lib/money/loyalty/loyalty'
import { percentText } from '../home/figure'
import type { SheetParts } from './parts'

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className="bo-note">{note}</dd>
    </div>
  )
}

/** What he is worth to the shop, in five figures; from orders that were paid and not refunded, in EUR without VAT. */
export function ClientFigures({ sheet, texts }: SheetParts) {
  const { figures, client } = sheet
  const { t, locale } = texts
  const { bought, net, cost, orders, thisYear } = figures
  const amount = (minor: number) => formatMoney(money(minor, 'EUR'), locale)
  const { next } = loyaltyProgress(client.loyaltyPoints)
  const words = (key: 'net' | 'orders' | 'average' | 'margin' | 'points') =>
    t(`backOffice.clientSheet.figures.${key}`)
  return (
    <dl className="bo-client__figures">
      <Figure
        label={words('net')}
        value={amount(net)}
        note={t('backOffice.clientSheet.figures.bought', { count: bought })}
      />
      <Figure
        label={words('orders')}
        value={String(orders)}
        note={t('backOffice.clientSheet.figures.thisYear', { count: thisYear })}
      />
      <Figure label={words('average')} value={bought > 0 ? amount(Math.round(net / bought)) : '–'} note="" />
      <Figure
        label={words('margin')}
        value={net > 0 ? percentText((net - cost) / net, locale) : '–'}
        note={net > 0 ? amount(net - cost) : ''}
      />
      <Figure
        label={words('points')}
        value={new Intl.NumberFormat(locale).format(client.loyaltyPoints)}
        note={
          next
            ? t('backOffice.clientSheet.figures.next', {
                points: next.missing,
                percent: next.discountPercent,
              })
            : ''
        }
      />
    </dl>
  )
}
