'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { openImportDesign } from '@/components/popups/import-design'
import { startEditor } from '@/components/popups/start-editor'
import { PriceAlone } from '@/components/ui/price'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { withTexts } from '@/components/with-texts'
import { pictureIn } from '@/lib/design/drawing/read-url'
import { chosenPicture, type PictureSpec } from '@/lib/design/drawing/url'
import type { StoredDesign } from '@/lib/design/scene/model'
import type { Language } from '@/lib/ground/common'
import type { EditorKind } from '@/lib/product/contract/editor-data'
import type { ProductKindName } from '@/lib/product/kinds/kind'
import { BuyBox, stepFor, useAddLine } from './buy-box'
import { HaveFile } from './have-file'
import { inSentence } from './in-sentence'
import { InkChoice } from './ink-choice'
import { ProductLayout } from './product-layout'
import type { StepView } from './quantity-table'

export interface VariantView {
  slug: string
  label: string
  /** Pictures of supplies are named by their ink. */
  ink: string | undefined
  hex: string
  steps: readonly StepView[]
  outOfStock: boolean
  /** Pieces that can still be ordered, where they are few. */
  left: number | undefined
}

export interface PlatesView {
  steps: readonly StepView[]
  count: number
  material: string
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
  /** Whether there is a picture of it in use. */
  used: boolean
  left: number | undefined
  /** What the editor opens with; `null` for what is not designed. */
  design: StoredDesign | null
  /** The editor that it is designed in. */
  editor: EditorKind | null
  /** A support with the plates that the editor begins with: its price with them, and the plates. `null` for other products. */
  plates: PlatesView | null
  heading: ReactNode
  promises: ReactNode
}

interface VariantChoiceProps extends Pick<StaticConfiguratorProps, 'variants' | 'language'> {
  variant: StaticConfiguratorProps['variants'][number] | undefined
  onChoose: (slug: string) => void
}

/** The colours that the product comes in. */
function VariantChoice({ variants, variant, language, onChoose }: VariantChoiceProps) {
  const t = useTranslations('product')
  const id = useId()
  return (
    <div className="mt-4.5 border-t border-line pt-4.5">
      <p className="mb-3 text-sm font-semibold">
        {t('inkColor', { color: inSentence(variant?.label ?? '', language) })}
      </p>
      <InkChoice
        name={`${id}-variant`}
        label={t('inkColorChoice')}
        value={variant?.slug ?? ''}
        onChange={onChoose}
        options={variants.map(option => ({
          value: option.slug,
          label: option.label,
          background: option.hex,
        }))}
      />
    </div>
  )
}

/** The page of a supply, a stock stamp or a text plate: one choice at most, then the cart or the editor. */
export function StaticConfigurator(props: StaticConfiguratorProps) {
  const { slug, kind, name, picture, used, wall, variants, design, editor, plates, language } = props
  const t = useTranslations('product')
  const root = useEarlyChoices<HTMLDivElement>()
  const first = variants.find(variant => !variant.outOfStock) ?? variants[0]
  const [chosen, setChosen] = useState(first?.slug)
  const [quantity, setQuantity] = useState(1)
  const { added, add } = useAddLine()
  const variant = variants.find(known => known.slug === chosen)
  const steps = plates?.steps ?? variant?.steps ?? props.steps
  const step = stepFor(steps, quantity)
  const bare = plates && stepFor(props.steps, quantity)
  const { outOfStock: soldOut, left } = variant ?? props
  const short = left !== undefined && t('fewLeft', { count: left })
  const shown = chosenPicture(picture, { variant: variant?.ink })
  const act = async () => {
    if (design) await startEditor({ ...design, id: crypto.randomUUID(), quantity })
    else await buy()
  }

  const buy = async () => {
    const { lineOf } = await import('@/lib/product/kinds/registry')
    await add(lineOf({ kind, slug, name, quantity, ...(chosen !== undefined && { variant: chosen }) }))
  }
  return (
    <ProductLayout
      {...{ name, step }}
      ref={root}
      priceNote={plates && t('withPlates', { count: plates.count, material: plates.material })}
      picture={shown}
      inUse={used ? pictureIn(shown, 'use') : null}
      ground={wall ? 'wall' : 'bench'}
      heading={props.heading}
    >
      {variants.length > 1 && <VariantChoice {...{ variants, variant, language }} onChoose={setChosen} />}
      <BuyBox
        quantity={quantity}
        onQuantity={setQuantity}
        label={design ? t(plates ? 'writePlates' : 'personalisePlate') : t('addToCart')}
        onAct={act}
        editor={design && editor}
        disabled={soldOut}
        status={soldOut ? t('soldOut') : added ? t('added') : short}
        promises={props.promises}
        steps={steps}
      >
        {design && editor && (
          <HaveFile
            editor={editor}
            onAct={() => openImportDesign({ ...design, quantity }, soldOut ? null : (step?.unit ?? null))}
          />
        )}
        {bare && (
          <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-sm">
            <button type="button" className="link py-1.5" disabled={soldOut} onClick={buy}>
              {t('buyBare')}
            </button>
            <PriceAlone price={bare.unit} className="text-ink-2" />
          </p>
        )}
      </BuyBox>
    </ProductLayout>
  )
}

/** The configurator with its texts. */
export const StaticIsland = withTexts(StaticConfigurator)
