import 'server-only'
import { createTranslator } from 'next-intl'
import { languages } from '@/lib/ground/names'
import { defaultLocale, localeOfLanguage } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { orderStates } from '@/lib/orders/order/states'
import type { OrderFailure } from '@/server/ground/order-failure'

/** Refusals that a clerk reads in his own words; for every other one he reads that it did not work. */
const explained = [
  'forbidden',
  'order_moved',
  'state_not_reachable',
  'layout_waiting',
  'approval_waiting',
  'company_waiting',
  'pieces_not_left',
  'claim_too_early',
  'claim_line',
  'goodwill_needed',
  'claim_decided',
  'order_closed',
  'proof_changed',
  'out_of_stock',
  'layout_differs',
  'design_blocked',
  'refund_too_much',
  'conflict',
  'order_not_making',
  'pieces_taken',
  'pieces_not_waiting',
  'sheet_too_small',
  'sheet_moved',
  'sheet_not_started',
  'too_many_pieces',
  'ticket_unknown',
  'ticket_done',
  'ticket_early',
  'ticket_spoiled',
  'piece_moved',
  'piece_sent',
  'photos_full',
  'picture_unreadable',
  'body_too_large',
  'accounting_missing',
  'two_business_years',
  'rate_missing',
  'views_full',
  'manifest_empty',
  'parcel_handed_over',
  'scene_not_kept',
  'scene_damaged',
  'quotation_moved',
  'quotation_closed',
  'quotation_empty',
  'quotation_too_large',
  'quotation_ended',
  'invalid_design',
  'invalid_configuration',
  'points_too_few',
  'stock_too_few',
  'merge_changed',
  'merge_same',
  'merge_closed',
  'merge_companies',
  'merge_waiting',
  'merge_owing',
  'merge_entered',
  'erasure_unconfirmed',
] as const

/** Figures that a sentence may name; each refusal has only the figures of its own sentence. */
interface Named {
  now?: string
  by?: string
  at?: string
  from?: string
  allowed?: string[]
  line?: number | string
  left?: number
  slug?: string
  state?: string
  order?: number
  sheet?: number
  missing?: { currency: string; day: string }[]
  /** In mm. */
  widthMm?: number
  heightMm?: number
}

/** Why something was not done, in the language of somebody who reads the panel (ORDER-35). */
export async function refusalText(
  { code, details }: Pick<OrderFailure, 'code' | 'details'>,
  language: string | undefined,
): Promise<string> {
  const known = languages.find(one => one === language)
  const locale = known ? localeOfLanguage(known) : defaultLocale
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'backOffice' })
  const stateText = (state: string | undefined) => {
    const found = orderStates.find(one => one === state)
    return found ? t(`options.${found}`) : ''
  }
  const {
    now,
    by = '',
    at,
    from,
    allowed = [],
    line = '',
    left = 0,
    slug = '',
    state,
    order = '',
    sheet = '',
    missing = [],
    widthMm = 0,
    heightMm = 0,
  } = (details ?? {}) as Named
  const moment = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Paris' })
  const sentence = explained.find(one => one === code)
  if (!sentence) return t('refusals.other')
  return t(`refusals.${sentence}`, {
    now: stateText(now ?? from ?? state),
    by,
    at: at ? moment.format(new Date(at)) : '',
    allowed: allowed.map(stateText).join(', ') || '–',
    line: String(line),
    left: String(left),
    slug,
    order: String(order),
    sheet: String(sheet),
    rates: missing.map(({ currency, day }) => `${currency} ${day}`).join(', '),
    size: `${widthMm} × ${heightMm}`,
  })
}
