import { getTranslation } from '@payloadcms/translations'
import type { DateFieldServerProps, DefaultServerCellComponentProps } from 'payload'
import { formatMoney } from '@/lib/ground/money/format'
import { type Money, money } from '@/lib/ground/money/money'
import { orderStates } from '@/lib/orders/order/states'
import { paymentName } from '@/server/money/payments/texts'
import { momentText, panelLocale, panelTexts } from './panel-texts'
import { StateBadge } from './state-badge'

/** An amount of the list's row in its currency. */
export async function MoneyCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const { locale } = await panelTexts(i18n.language)
  if (typeof cellData !== 'number') return null
  const amount = money(cellData, rowData.currency as Money['currency'])
  return <span className="bo-money">{formatMoney(amount, locale)}</span>
}

/** A price of the catalogue, which is kept in EUR (PRICE-2). */
export function EuroCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null
  const amount = money(Math.round(cellData * 100), 'EUR')
  return <span className="bo-money">{formatMoney(amount, panelLocale(i18n.language))}</span>
}

/** The state of the list's row as a badge. */
export async function StateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const { t } = await panelTexts(i18n.language)
  const state = orderStates.find(one => one === cellData)
  return state ? <StateBadge state={state} label={t(`backOffice.options.${state}`)} /> : null
}

/** How the list's row is paid. */
export async function MethodCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return cellData ? <span>{await paymentName(String(cellData), panelLocale(i18n.language))}</span> : null
}

/** A moment of the list's row in the shop's time zone, not in the zone of the clerk's computer. */
export function MomentCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const moment = new Date(cellData).toISOString()
  return <time dateTime={moment}>{momentText(moment, panelLocale(i18n.language))}</time>
}

/** In place of the button that saves the form: an order has none. */
export const NoSave = () => null

/** A moment beside the order that is set automatically, in the shop's time zone; nothing until it is set. */
export function MomentField({ clientField, data, path, i18n }: DateFieldServerProps) {
  const value = data?.[path]
  if (!value) return null
  const moment = new Date(value).toISOString()
  return (
    <dl className="bo-moment field-type">
      <dt className="field-label">{getTranslation(clientField.label || path, i18n)}</dt>
      <dd>
        <time dateTime={moment}>{momentText(moment, panelLocale(i18n.language))}</time>
      </dd>
    </dl>
  )
}
