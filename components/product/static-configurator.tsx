'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { useStartEditor } from '@/components/popups/use-start-editor'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import type { Language } from '@/lib/catalogue/common'
import type { PictureSpec } from '@/lib/drawing/url'
import type { ProductKindName } from '@/lib/products/kind'
import type { StoredDesign } from '@/lib/scene/model'
import { inSentence } from './in-sentence'
import { InkChoice } from './ink-choice'
import { ProductPicture } from './product-picture'
import { QuantityTable, type StepView } from './quantity-table'

export interface VariantView {
  slug: string
  label: string
  /** Pictures of supplies are named by their ink. */
  ink: string | undefined
  hex: string
  steps: readonly StepView[]
  outOfStock: boolean
}

interface StaticConfiguratorProps {
  slug: string
  kind: ProductKindName
  name: string
  language: Language
  picture: PictureSpec
  wall: boolean
  variants: readonly VariantView[]
  /** Of the product itself, where it has no variants. */
  steps: readonly StepView[]
  outOfStock: boolean
  /** What the editor opens with; `null` for what is not designed. */
  design: StoredDesign | null
  heading: ReactNode
  promises: ReactNode
}

/** The page of a supply, a stock stamp, a pack or a text plate: one choice at most, then the cart or the editor. */
export function StaticConfigurator(props: StaticConfiguratorProps) {
  const { slug, kind, name, picture, wall, variants, design, language } = props
  const t = useTranslations('product')
  const id = useId()
  const root = useEarlyChoices<HTMLDivElement>()
  const first = variants.find(variant => !variant.outOfStock) ?? variants[0]
  const [chosen, setChosen] = useState(first?.slug)
  const [quantity, setQuantity] = useState(1)
  const [added, setAdded] = useState(false)
  const variant = variants.find(known => known.slug === chosen)
  const steps = variant?.steps ?? props.steps
  const step = steps.filter(({ from }) => from <= quantity).at(-1)
  const soldOut = variant?.outOfStock ?? props.outOfStock
  const shown: PictureSpec = picture.kind === 'static' ? { ...picture, variant: variant?.ink } : picture
  const startEditor = useStartEditor()
  const act = async () => {
    if (design) {
      await startEditor({ ...design, id: crypto.randomUUID(), quantity })
      return
    }
    const [{ useCart }, { lineOf }] = await Promise.all([
      import('@/stores/cart'),
      import('@/lib/products/registry'),
    ])
    const line = lineOf({ kind, slug, name, quantity, ...(chosen !== undefined && { variant: chosen }) })
    setAdded(useCart.getState().addItem(line) !== null)
  }
  return (
    <div
      ref={root}
      className="grid gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_440px] xl:gap-14"
    >
      <div
        className={`${wall ? 'on-wall' : 'on-bench'} grid aspect-4/3 place-items-center overflow-hidden rounded-md`}
      >
        <ProductPicture
          spec={shown}
          alt={name}
          sizes="(min-width: 848px) 640px, 100vw"
          priority
          className="size-full object-contain"
        />
      </div>
      <div>
        {props.heading}
        {step && <Price price={step.unit} size={30} className="mt-4.5" />}
        {variants.length > 1 && (
          <div className="mt-4.5 border-t border-line pt-4.5">
            <p className="mb-3 text-sm font-semibold">
              {t('inkColor', { color: inSentence(variant?.label ?? '', language) })}
            </p>
            <InkChoice
              name={`${id}-variant`}
              label={t('inkColorChoice')}
              value={chosen ?? ''}
              onChange={setChosen}
              options={variants.map(option => ({
                value: option.slug,
                label: option.label,
                background: option.hex,
              }))}
            />
          </div>
        )}
        <div className="mt-6 flex gap-2.5">
          <Quantity
            value={quantity}
            onChange={setQuantity}
            labels={{ quantity: t('quantity'), less: t('oneLess'), more: t('oneMore') }}
          />
          <Button
            className="grow px-2! max-sm:text-[15px]"
            disabled={soldOut}
            onClick={act}
            data-editor={design ? 'stamp' : undefined}
          >
            {design && <Icon name="pencil" size={18} className="max-sm:hidden" />}
            {design ? t('personalisePlate') : t('addToCart')}
          </Button>
        </div>
        <p role="status" className="mt-2 text-sm font-medium text-mat-2 empty:hidden">
          {soldOut ? t('soldOut') : added && t('added')}
        </p>
        {props.promises}
        {steps.length > 1 && (
          <div className="mt-5.5">
            <QuantityTable steps={steps} quantity={quantity} />
          </div>
        )}
      </div>
    </div>
  )
}
