'use client'
import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Ledger } from '@/components/ui/ledger'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { formatMoney } from '@/lib/money/format'
import type { Money } from '@/lib/money/money'
import type { ItemPrice, LedgerEntry } from '@/lib/pricing/result'
import { amountsWithVat } from '@/lib/pricing/shown-amounts'
import { includingVat, vatOf } from '@/lib/pricing/vat'
import { useWayBack } from '../room/way-back'
import { useEditor, useSetting } from '../state/editor-context'

interface PriceDetailProps {
  price: ItemPrice
  /** The price itself, which opens its explanation. */
  children: ReactNode
}

/** A price that opens what it is made of: beside the button at a desk, as a sheet from below on a phone. */
export function PriceDetail({ price, children }: PriceDetailProps) {
  const t = useTranslations('editor')
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => dialog.current?.close()
  useWayBack(open, close)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('priceDetail.open')}
        className="rounded-md px-1 underline decoration-dotted decoration-ink-3 underline-offset-4 hover:bg-wash"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        {children}
        <span className="sr-only"> {t('priceDetail.open')}</span>
      </button>
      <dialog
        ref={dialog}
        aria-label={t('priceDetail.open')}
        onClose={() => setOpen(false)}
        onPointerDown={event => {
          // Beside the sheet is the dialog's own backdrop.
          if (event.target === dialog.current) close()
        }}
        onKeyDown={event => {
          event.stopPropagation()
          // Said aloud: the room around it keeps Escape for the canvas.
          if (event.key !== 'Escape') return
          event.preventDefault()
          close()
        }}
        className="mt-auto mb-0 max-h-[80dvh] w-full max-w-none overflow-y-auto rounded-t-lg bg-paper text-ink shadow-2 backdrop:bg-ink/30 md:mt-16 md:mr-4 md:mb-auto md:ml-auto md:w-100 md:rounded-lg"
      >
        <div className="p-5">
          <div className="mb-2 flex items-center justify-between gap-4">
            <h2 className="text-lg! leading-6 tracking-normal">{t('priceDetail.open')}</h2>
            <IconButton label={t('close')} onClick={close}>
              <X aria-hidden size={18} />
            </IconButton>
          </div>
          {open && <Explanation price={price} />}
          {open && <AskQuotation onAsk={close} />}
        </div>
      </dialog>
    </>
  )
}

/** The way to a price in writing, for what no price list says: many pieces, a purchase order. */
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

/** The price line by line, in amounts with or without VAT as the person sees prices, never both in one column. */
function Explanation({ price }: { price: ItemPrice }) {
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
    </>
  )
}
