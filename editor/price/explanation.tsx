'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Ledger } from '@/components/ui/ledger'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { formatMoney } from '@/lib/ground/money/format'
import type { Money } from '@/lib/ground/money/money'
import type { ItemPrice, LedgerEntry } from '@/lib/money/pricing/result'
import { amountsWithVat } from '@/lib/money/pricing/shown-amounts'
import { includingVat, vatOf } from '@/lib/money/pricing/with-vat'
import { useEditor, useSetting } from '../state/editor-context'

/** A link to a written quotation, for cases outside the price list: many pieces, a purchase order. */
function AskQuotation({ onAsk }: { onAsk: () => void }) {
  const t = useTranslations('editor.command')
  const editor = useEditor()
  const { commands } = useSetting()
  const command = commands.find(({ id }) => id === 'askQuotation')
  if (!command?.enabled(editor)) return null
  return (
    <button
      type="button"
      className="link tap mt-4 text-sm"
      onClick={() => {
        onAsk()
        command.perform(editor)
      }}
    >
      {t('askQuotation')}
    </button>
  )
}

/** A branch of an ICU select has no dash in its name. */
const icuParams = (params: LedgerEntry['params']) =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('-', '_') : value,
    ]),
  )

export interface ExplanationProps {
  price: ItemPrice
  /** Called to ask for a written quotation. */
  onAsk: () => void
}

/** The price line by line, in amounts with or without VAT as the person sees prices, never both in one column. */
export function Explanation({ price, onAsk }: ExplanationProps) {
  const t = useTranslations('editor.priceDetail')
  const ledger = useTranslations('ledger')
  const locale = useLocale()
  const { vatPercent, catalogue, language } = useSetting()
  const net = usePricesHT()
  const gross = includingVat(price.line, vatPercent)
  const nets = price.ledger.map(({ amount }) => amount)
  const amounts = net ? nets : amountsWithVat(nets, vatPercent, gross)
  const text = (amount: Money) => formatMoney(amount, locale)
  const large = price.oversize
    ? catalogue.materials.materials.find(({ name }) => name === price.pricedMaterial)
    : undefined
  return (
    <>
      {large && <p className="mb-2 text-sm text-ink-2">{t('large', { material: large.title[language] })}</p>}
      <Ledger
        rows={price.ledger.map((entry, index) => ({
          key: `${entry.code}${index}`,
          label: ledger(entry.code, icuParams(entry.params) as never),
          amount: text(amounts[index] ?? entry.amount),
          negative: entry.amount.minor < 0,
        }))}
        sums={
          net
            ? []
            : [
                {
                  key: 'vat',
                  label: t('vatIncluded', { percent: vatPercent }),
                  amount: text(vatOf(price.line, vatPercent)),
                },
              ]
        }
        total={{ label: t(net ? 'net' : 'gross'), amount: text(net ? price.line : gross) }}
      />
      {price.quantity > 1 && (
        <p className="mt-1 text-right text-xs text-ink-2">
          {t('pieces', {
            count: price.quantity,
            amount: text(net ? price.unit : includingVat(price.unit, vatPercent)),
          })}
        </p>
      )}
      <AskQuotation onAsk={onAsk} />
    </>
  )
}
