'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useShownAmount } from '@/components/cart/use-shown-amount'
import { inSentence } from '@/components/product/in-sentence'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { useShownVat } from '@/components/ui/use-shown-vat'
import { compareMoney, subtractMoney } from '@/lib/ground/money/money'
import type { MakingWords } from './making'

interface DifferenceTableProps {
  before: MakingWords
  after: MakingWords
  /** The headings of the two columns. */
  heads: readonly [string, string]
}

interface Row {
  key: string
  label: string
  before: ReactNode
  after: ReactNode
  /** Something of the smaller sign is lost. */
  lost?: boolean
}

/** The differences of the two signs, row by row; losses are red, and said in text. */
export function DifferenceTable({ before, after, heads }: DifferenceTableProps) {
  const t = useTranslations('popups.thresholds')
  const withoutVat = usePricesHT()
  const amount = useShownAmount(useShownVat(before.vat))
  const rows = [...useRows(before, after)]
  const [was, is] = [before.price?.line, after.price?.line]
  const order = was && is ? compareMoney(is, was) : 0
  return (
    <table className="mt-4 w-full border-collapse text-sm">
      <thead className="text-xs text-ink-2">
        <tr className="border-b border-edge align-bottom">
          <td className="w-1/4 py-2" />
          {heads.map(head => (
            <th key={head} scope="col" className="w-3/8 py-2 pl-3 text-left font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before: from, after: to, lost }) => (
          <tr key={key} className="border-b border-line align-top">
            <th scope="row" className="py-2 text-left font-normal text-ink-2">
              {label}
            </th>
            <td className="py-2 pl-3">{from}</td>
            <td className={`py-2 pl-3 font-semibold ${lost ? 'text-seal-2' : ''}`}>{to}</td>
          </tr>
        ))}
        <tr className="align-top">
          <th scope="row" className="py-3 text-left font-semibold">
            {t(withoutVat ? 'priceExcl' : 'priceIncl')}
          </th>
          <td className="py-3 pl-3 text-lg font-[650] whitespace-nowrap">{was ? amount(was) : '–'}</td>
          <td className="py-3 pl-3">
            <span className="text-lg font-[650] whitespace-nowrap">{is ? amount(is) : '–'}</span>{' '}
            {was && is && order !== 0 && (
              <span className="font-semibold whitespace-nowrap text-ink-2">
                {order < 0
                  ? t('cheaper', { amount: amount(subtractMoney(was, is)) })
                  : t('dearer', { amount: amount(subtractMoney(is, was)) })}
              </span>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** What is shown of the two, without the price. Shapes are shown only where they differ. */
function useRows(before: MakingWords, after: MakingWords): Row[] {
  const t = useTranslations('popups.thresholds')
  const finish = useTranslations('product.sign.finishes')
  const amount = useShownAmount(useShownVat(before.vat))
  const material = ({ name, thickness }: MakingWords) => t('materialText', { name, thickness })
  const finishes = ({ finishes: names }: MakingWords) =>
    names.length > 0 ? names.map(name => finish(name)).join(', ') : finish('straight')
  const lostFinishes = before.finishes.filter(name => !after.finishes.includes(name))
  const delivery = ({ offer }: MakingWords) =>
    !offer
      ? t('noDelivery')
      : offer.free
        ? t('deliveryFree', { name: offer.carrier ?? '' })
        : t('deliveryText', { name: offer.carrier ?? '', price: amount(offer.price) })
  const days = ({ offer }: MakingWords) => (offer ? t('days', { count: offer.productionDays }) : '–')
  const rows: Row[] = [
    { key: 'material', label: t('material'), before: material(before), after: material(after) },
    {
      key: 'marking',
      label: t('marking'),
      before: t('markingText', { marking: before.marking }),
      after: t('markingText', { marking: after.marking }),
    },
    { key: 'color', label: t('color'), before: before.color, after: after.color },
    {
      key: 'fixing',
      label: t('fixing'),
      before: before.fixing ?? t('none'),
      after:
        after.fixing === before.fixing
          ? t('sameFixing')
          : after.fixing
            ? after.fixing
            : t('lost', { instead: t('none') }),
      lost: before.fixing !== null && after.fixing !== before.fixing,
    },
    {
      key: 'finish',
      label: t('finish'),
      before: finishes(before),
      after:
        lostFinishes.length > 0
          ? t('lost', { instead: inSentence(finishes(after), before.language) })
          : finishes(after),
      lost: lostFinishes.length > 0,
    },
    { key: 'days', label: t('making'), before: days(before), after: days(after) },
    { key: 'delivery', label: t('delivery'), before: delivery(before), after: delivery(after) },
  ]
  if (before.mask === after.mask) return rows
  const mask = { key: 'mask', label: t('mask'), before: before.mask, after: after.mask, lost: true }
  return [...rows.slice(0, 3), mask, ...rows.slice(3)]
}
