import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoney, type Money, money } from '@/lib/money'
import { orderStates, paymentMethods } from '@/lib/order/states'
import { panelTexts } from './panel-texts'
import { StateBadge } from './state-badge'

/** An amount of the list's row in its currency. */
export async function MoneyCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const { locale } = await panelTexts(i18n.language)
  if (typeof cellData !== 'number') return null
  const amount = money(cellData, rowData.currency as Money['currency'])
  return <span className="bo-money">{formatMoney(amount, locale)}</span>
}

/** The state of the list's row as a badge. */
export async function StateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const { t } = await panelTexts(i18n.language)
  const state = orderStates.find(one => one === cellData)
  return state ? <StateBadge state={state} label={t(`backOffice.options.${state}`)} /> : null
}

/** How the list's row is paid. */
export async function MethodCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const { t } = await panelTexts(i18n.language)
  const method = paymentMethods.find(one => one === cellData)
  return method ? <span>{t(`backOffice.options.${method}`)}</span> : null
}
