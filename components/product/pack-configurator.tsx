'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { LinePicture } from '@/components/cart/line-picture'
import { startEditor } from '@/components/popups/start-editor'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { withTexts } from '@/components/with-texts'
import type { PictureSpec } from '@/lib/drawing/url'
import type { PackPart } from '@/lib/products/kind'
import type { StoredDesign } from '@/lib/scene/model'
import { clearPackDraft, connectPackDraft, type PackDraft, usePackDraft } from '@/stores/pack-draft'
import { BuyBox, stepFor, useAddLine } from './buy-box'
import { ProductRoom } from './product-room'
import type { StepView } from './quantity-table'

/** A part of a pack as its page shows it. */
export interface PartView {
  part: PackPart
  name: string
  picture: PictureSpec | null
  /** What the editor opens with; `null` for what is not personalised. */
  design: StoredDesign | null
}

interface PackConfiguratorProps {
  slug: string
  name: string
  picture: PictureSpec
  parts: readonly PartView[]
  steps: readonly StepView[]
  outOfStock: boolean
  heading: ReactNode
  promises: ReactNode
}

const noDraft: PackDraft = {}

/** The parts with the designs that were written, as their line carries them. */
const partsWith = (parts: readonly PartView[], draft: PackDraft) =>
  parts.map(({ part }, index) => {
    const design = draft[index] as StoredDesign | undefined
    if (!design) return part
    const { config, inkColor } = design
    return { ...part, content: { ...part.content, design, config: { ...config }, inkColor } }
  })

/** The page of a pack: a text for each personalised part, one after the other, then all of it into the cart. */
export function PackConfigurator(props: PackConfiguratorProps) {
  const { slug, name, picture, parts, steps, outOfStock } = props
  const t = useTranslations('product')
  const [quantity, setQuantity] = useState(1)
  const { added, add } = useAddLine()
  const draft = usePackDraft(state => state.drafts[slug]) ?? noDraft
  useEffect(() => connectPackDraft(), [])

  const designed = parts.flatMap((view, index) => (view.design ? [{ ...view, index }] : []))
  const next = designed.find(({ index }) => !draft[index])
  const step = stepFor(steps, quantity)
  const edit = (index: number, blank: StoredDesign | null) => {
    const design = draft[index] ?? { ...blank, id: crypto.randomUUID() }
    return startEditor({ ...design, quantity: 1 }, { part: { pack: slug, index } })
  }
  const act = async () => {
    if (next) return edit(next.index, next.design)
    const { lineOf } = await import('@/lib/products/registry')
    const line = lineOf({ kind: 'pack', slug, name, quantity, parts: partsWith(parts, draft) })
    if (await add(line)) clearPackDraft(slug)
  }
  const progress = { written: designed.filter(({ index }) => draft[index]).length, count: designed.length }
  // What was written is in the cart now; the next pack begins with its first text.
  const hasLeft = !next || progress.written === 0
  return (
    <ProductRoom {...{ name, picture, step }} ground="bench" heading={props.heading}>
      {designed.length > 0 && (
        <section aria-label={t('packParts')} className="mt-4.5 border-t border-line pt-4.5">
          <div className="flex justify-between gap-4 text-sm">
            <h2 className="text-sm! leading-5! font-semibold tracking-normal [font-stretch:100%]">
              {t('packParts')}
            </h2>
            <span className="text-ink-2">{t('packProgress', progress)}</span>
          </div>
          <ul className="mt-3 space-y-3">
            {designed.map(view => (
              <DesignedPart
                key={view.index}
                view={view}
                design={draft[view.index] ?? null}
                onEdit={() => edit(view.index, view.design)}
              />
            ))}
          </ul>
        </section>
      )}
      <BuyBox
        quantity={quantity}
        onQuantity={setQuantity}
        label={next ? t('packNext', { name: next.name }) : t('addToCart')}
        onAct={act}
        editor={next && 'stamp'}
        disabled={outOfStock}
        status={outOfStock ? t('soldOut') : added && hasLeft && t('added')}
        promises={props.promises}
        steps={steps}
      />
    </ProductRoom>
  )
}

interface DesignedPartProps {
  view: PartView
  design: object | null
  onEdit: () => void
}

function DesignedPart({ view: { name, picture }, design, onEdit }: DesignedPartProps) {
  const t = useTranslations('product')
  return (
    <li className="flex items-center gap-3">
      <LinePicture design={design} spec={picture} ground="bench" className="w-20" />
      <span className="min-w-0 grow text-sm">
        <span className="block font-medium">{name}</span>
        {design ? (
          <span className="flex items-center gap-1 text-mat-2">
            <Icon name="check" size={16} />
            {t('packWritten')}
          </span>
        ) : (
          <span className="text-ink-2">{t('packUnwritten')}</span>
        )}
      </span>
      <Button
        size="small"
        look="secondary"
        onClick={onEdit}
        data-editor="stamp"
        aria-label={t(design ? 'packModifyNamed' : 'packPersonaliseNamed', { name })}
      >
        {t(design ? 'packModify' : 'packPersonalise')}
      </Button>
    </li>
  )
}

/** It, with its texts. */
export const PackIsland = withTexts(PackConfigurator)
