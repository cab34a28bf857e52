'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { PackRows } from './pack-rows'
import type { PartState, ShownPack } from './shown-pack'
import { partId } from './written-part'

export interface PackActionProps {
  /** The parts that the button waits for. */
  open: readonly { name: string; index: number; state: PartState }[]
  /** It replaces a pack of the cart. */
  isReopened: boolean
  soldOut: boolean
  onAdd: () => void
}

/** The button into the cart; it waits until every text is written. */
export function PackAction(props: PackActionProps & { size?: 'normal' | 'small' }) {
  const { open, isReopened, soldOut, onAdd, size = 'normal' } = props
  const t = useTranslations('product.pack')
  return (
    <Button
      size={size}
      className={size === 'normal' ? 'grow px-2! max-sm:text-md' : undefined}
      disabled={soldOut || open.length > 0}
      onClick={onAdd}
    >
      {t(isReopened ? 'update' : 'add')}
    </Button>
  )
}

/** The missing text that the button waits for, with a link to it. */
function Waiting({ open }: Pick<PackActionProps, 'open'>) {
  const t = useTranslations('product.pack')
  const [first] = open
  if (!first) return null
  const part = () => (
    <a href={`#${partId(first.index)}`} className="link tap">
      {first.name}
    </a>
  )
  return (
    <p className="mt-3 flex gap-2 text-sm text-amber-2">
      <Icon name="warning" size={18} className="mt-px shrink-0" />
      <span>
        {first.state === 'mend' ? t.rich('mend', { part }) : t.rich('left', { count: open.length, part })}
      </span>
    </p>
  )
}

/** The sum of the single prices and the price of the pack, one below the other. */
function Apart({ shown: { ledger } }: Pick<PackPanelProps, 'shown'>) {
  const t = useTranslations('product.pack')
  if (!ledger) return null
  const labels = { apart: t('apart'), saved: t('saved') }
  return <PackRows ledger={ledger} labels={labels} className="text-sm sm:columns-2 sm:gap-x-6" />
}

interface PackPanelProps {
  shown: ShownPack
  quantity: number
  onQuantity: (quantity: number) => void
  action: PackActionProps
  /** The result. */
  notice: ReactNode
  promises: ReactNode
}

/** Price and saving of the pack, the quantity, and the button into the cart. */
export function PackPanel({ shown, quantity, onQuantity, action, notice, promises }: PackPanelProps) {
  const t = useTranslations('product')
  return (
    <section aria-label={t('order')} className="mt-3 rounded-lg bg-wash px-5 pt-3.5 pb-4">
      <Apart shown={shown} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <Price price={shown.price} size={28} />
        <div className="buy-row grow justify-end">
          <Quantity
            value={quantity}
            onChange={onQuantity}
            labels={{ quantity: t('quantity'), less: t('oneLess'), more: t('oneMore') }}
          />
          <PackAction {...action} />
        </div>
      </div>
      <Waiting open={action.open} />
      <p role="status" className="mt-2 text-sm font-medium text-mat-2 empty:hidden">
        {action.soldOut ? t('soldOut') : (notice ?? (action.isReopened && t('pack.reopened')))}
      </p>
      {promises}
    </section>
  )
}
