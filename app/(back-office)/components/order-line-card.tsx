import { formatMoney } from '@/lib/money/format'
import type { SheetLine } from '@/server/orders/order-sheet'
import type { PanelTexts } from './panel-texts'

type Props = { order: number; sheetLine: SheetLine; texts: PanelTexts }

/** Enough of a hash to compare by eye. */
const short = (hash: string) => hash.slice(0, 12)

function ProductionLinks({ order, sheetLine: { position, production }, texts: { t } }: Props) {
  const folder = `/api/orders/${order}/lines/${position}`
  switch (production.state) {
    case 'none':
      return <p className="bo-note">{t('backOffice.order.nothingToMake')}</p>
    case 'unreadable':
      return <p className="bo-alert">{t('backOffice.order.unreadable', { code: production.code })}</p>
    case 'changed':
      return (
        <p className="bo-alert">
          {t('backOffice.order.changed', {
            stored: short(production.hash),
            current: short(production.current),
          })}
        </p>
      )
    case 'ready':
      return (
        <p className="bo-files">
          <a href={`${folder}/production.pdf`} download>
            {t('backOffice.order.file', { format: 'PDF' })}
          </a>
          <a href={`${folder}/production.svg`} download>
            {t('backOffice.order.file', { format: 'SVG' })}
          </a>
          <code title={production.hash}>
            {t('backOffice.order.outlines', { hash: short(production.hash) })}
          </code>
        </p>
      )
  }
}

function LineLedger({ sheetLine: { line }, texts: { t, locale } }: Pick<Props, 'sheetLine' | 'texts'>) {
  const discount = line.sessionDiscount.minor + line.couponDiscount.minor
  return (
    <details className="bo-ledger">
      <summary>
        {t('price.line', { quantity: line.quantity, amount: formatMoney(line.unit, locale) })}
        <b>{t('price.amountExcludingVat', { amount: formatMoney(line.line, locale) })}</b>
      </summary>
      <dl>
        {line.ledger.map(entry => (
          <div key={`${entry.code} ${JSON.stringify(entry.params)}`}>
            <dt>{t(`ledger.${entry.code}`, entry.params as never)}</dt>
            <dd>{formatMoney(entry.amount, locale)}</dd>
          </div>
        ))}
        {discount > 0 && (
          <div>
            <dt>{t('price.totals.discounts')}</dt>
            <dd>{formatMoney({ minor: -discount, currency: line.line.currency }, locale)}</dd>
          </div>
        )}
        <div>
          <dt>{t('price.totals.vat', { percent: line.vatPercent })}</dt>
          <dd />
        </div>
      </dl>
    </details>
  )
}

/** One line: its drawing as it was ordered, what it is, what it cost, and the files that make it. */
export function OrderLineCard({ order, sheetLine, texts }: Props) {
  const { line, position, production } = sheetLine
  const { t } = texts
  const isDrawn = production.state === 'ready' || production.state === 'changed'
  const size = production.state === 'ready' ? production : null
  return (
    <article className="bo-line">
      <div className="bo-line__picture">
        {isDrawn && (
          // biome-ignore lint/performance/noImgElement: an SVG for staff alone, which no optimiser may see
          <img
            src={`/api/orders/${order}/lines/${position}/preview.svg`}
            alt={t('backOffice.order.preview', { title: line.title })}
          />
        )}
        {size && <span>{t('product.size', { width: size.widthMm, height: size.heightMm })}</span>}
      </div>
      <div className="bo-line__text">
        <h3>
          <span className="bo-line__quantity">
            {t('backOffice.order.pieces', { quantity: line.quantity })}
          </span>{' '}
          {line.title}
        </h3>
        <p>{line.description}</p>
        <p className="bo-note">{line.slug}</p>
        {line.tranquility && <p className="bo-badge bo-badge--ask">{t('ledger.tranquility')}</p>}
        <ProductionLinks order={order} sheetLine={sheetLine} texts={texts} />
      </div>
      <LineLedger sheetLine={sheetLine} texts={texts} />
    </article>
  )
}
