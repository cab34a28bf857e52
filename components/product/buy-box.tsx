'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { openSidebar } from '@/components/popups/open-sidebar'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Quantity } from '@/components/ui/quantity'
import type { EditorKind } from '@/lib/product/contract/editor-data'
import type { NewLine } from '@/lib/product/kinds/kind'
import { QuantityTable, type StepView } from './quantity-table'

/** Picture on one side, choices and buy box on the other; one above the other where there is no space. */
export const productLayout =
  'grid gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_440px] xl:gap-14'

/** The step of the quantity table that acts. */
export const stepFor = (steps: readonly StepView[], quantity: number): StepView | undefined =>
  steps.filter(({ from }) => from <= quantity).at(-1) ?? steps[0]

/** Puts lines into the cart, which then opens beside the page, and knows whether the last line is still in it. */
export function useAddLine(): { added: boolean; add: (line: NewLine) => Promise<boolean> } {
  const [added, setAdded] = useState(false)
  return {
    added,
    add: async line => {
      const { useCart } = await import('@/stores/cart')
      const id = useCart.getState().addItem(line)
      setAdded(id !== null)
      if (id !== null) void openSidebar(id)
      return id !== null
    },
  }
}

interface BuyBoxProps {
  quantity: number
  onQuantity: (quantity: number) => void
  /** What the button does, in words. */
  label: string
  onAct: () => void
  /** The editor that the button opens; absent where it puts into the cart. */
  editor?: EditorKind | null
  disabled?: boolean
  /** The result. */
  status?: ReactNode
  /** Other ways, below the button. */
  children?: ReactNode
  promises: ReactNode
  steps: readonly StepView[]
}

/** The quantity, the button into the cart or the editor, what is included, and the prices of larger quantities. */
export function BuyBox(props: BuyBoxProps) {
  const { quantity, onQuantity, label, onAct, editor, disabled, status, children, promises, steps } = props
  const t = useTranslations('product')
  return (
    <>
      <div className="buy-row mt-6">
        <Quantity
          value={quantity}
          onChange={onQuantity}
          labels={{ quantity: t('quantity'), less: t('oneLess'), more: t('oneMore') }}
        />
        <Button
          className="grow px-2! max-sm:text-md"
          disabled={disabled}
          onClick={onAct}
          data-editor={editor ?? undefined}
        >
          {editor && <Icon name="pencil" size={18} className="max-sm:hidden" />}
          {label}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm font-medium text-mat-2 empty:hidden">
        {status}
      </p>
      {children}
      {promises}
      {steps.length > 1 && (
        <div className="mt-5.5">
          <QuantityTable steps={steps} quantity={quantity} />
        </div>
      )}
    </>
  )
}
