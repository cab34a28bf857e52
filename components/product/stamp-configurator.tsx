'use client'
import { useTranslations } from 'next-intl'
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react'
import { openImportDesign } from '@/components/popups/import-design'
import { openDecreasingPrices } from '@/components/popups/open-decreasing'
import { startEditor } from '@/components/popups/start-editor'
import { Button } from '@/components/ui/button'
import { Price, type PriceText } from '@/components/ui/price'
import { Swatches } from '@/components/ui/swatches'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { withTexts } from '@/components/with-texts'
import type { Language } from '@/lib/catalogue/common'
import type { StoredDesign } from '@/lib/scene/model'
import type { StampConfig } from '@/lib/stamp/config'
import { BuyBox, productRoom, stepFor, useAddLine } from './buy-box'
import { HaveFile } from './have-file'
import { inSentence } from './in-sentence'
import { InkChoice } from './ink-choice'
import type { StepView } from './quantity-table'
import { RealSize, type RealSizeProps } from './real-size'
import { type GalleryView, StampGallery } from './stamp-gallery'

export interface ColorView {
  slug: string
  label: string
  hex: string
}

/** A stamp's choices and what they cost: all that the page's island knows. */
export interface StampChoices {
  slug: string
  name: string
  language: Language
  colors: readonly ColorView[]
  /** `bandHex` is the second colour of a two-colour ink. */
  inks: readonly (ColorView & { bandHex?: string })[]
  /** Ink at first. */
  ink: string
  /** The pictures of the gallery. */
  views: readonly GalleryView[]
  /** Steps in the first colour, and in any other, which costs a fixed amount more. */
  steps: { first: readonly StepView[]; other: readonly StepView[] }
  /** What another colour than the first adds. */
  extra: PriceText | null
  /** What the editor opens with; `null` where nothing can be designed. */
  design: StoredDesign | null
  /** The slug of the ready-made formula that the design is, which can be ordered as it is. */
  formula?: string
  /** What goes to the cart where nothing is designed. */
  config: Readonly<Record<string, unknown>>
}

interface StampConfiguratorProps {
  choices: StampChoices
  badge?: ReactNode
  heading: ReactNode
  /** Below the picture: the print at its real size, in the ink chosen. */
  realSize: RealSizeProps
  promises: ReactNode
}

/** The page of a stamp: colours change picture and price in place, and the editor takes over from there. */
export function StampConfigurator(props: StampConfiguratorProps) {
  const { choices, badge, heading, promises } = props
  const { slug, name, language, colors, inks, steps, extra, views, design } = choices
  const t = useTranslations('product')
  const realSize = <RealSize {...props.realSize} />
  const id = useId()
  const root = useEarlyChoices<HTMLDivElement>()
  const [color, setColor] = useState(colors[0]?.slug ?? '')
  const [ink, setInk] = useState(choices.ink)
  const [quantity, setQuantity] = useState(1)
  const { added, add } = useAddLine()
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('color')
    if (asked && colors.some(known => known.slug === asked)) setColor(asked)
  }, [colors])

  const shownSteps = color === colors[0]?.slug ? steps.first : steps.other
  const step = stepFor(shownSteps, quantity)
  const second = shownSteps[1]
  const mount = colors.find(known => known.slug === color)
  const inkShown = inks.find(known => known.slug === ink)
  const designNow = () =>
    design && {
      ...design,
      id: crypto.randomUUID(),
      config: { ...(design.config as StampConfig), color },
      inkColor: ink,
      quantity,
    }
  const act = async () => {
    const own = designNow()
    if (own) return startEditor(own)
    const { lineOf } = await import('@/lib/products/registry')
    const config = { ...choices.config, color }
    await add(lineOf({ kind: 'stamp', slug, name, quantity, config, inkColor: ink }))
  }

  const showPrices = () => {
    const config = { ...choices.config, color }
    void openDecreasingPrices(
      { kind: 'stamp', slug, name, quantity, config, inkColor: ink },
      name,
      setQuantity,
    )
  }
  const bringFile = async () => {
    const own = designNow()
    if (own) await openImportDesign(own, step?.unit ?? null)
  }
  const orderAsItIs = async () => {
    const own = designNow()
    const { designLine } = await import('@/lib/products/registry')
    if (own) await add(designLine(own as StoredDesign, quantity, choices.formula))
  }

  return (
    <div
      ref={root}
      className={productRoom}
      style={{ '--print-ink': inkShown?.hex, '--band-ink': inkShown?.bandHex } as CSSProperties}
    >
      <div>
        <StampGallery {...{ slug, name, color, ink, language, views, badge }} />
        <div className="max-lg:hidden">{realSize}</div>
      </div>
      <div>
        {heading}
        {step && (
          <Price
            price={step.unit}
            size={30}
            className="mt-4.5"
            note={design ? t('engravingIncluded') : undefined}
          />
        )}
        {second && (
          <button type="button" className="link tap mt-1 inline-block text-sm" onClick={showPrices}>
            {t('decreasingFrom', { count: second.from })}
          </button>
        )}
        {colors.length > 1 && (
          <div className="mt-4.5 border-t border-line pt-4.5">
            <div className="flex justify-between gap-4 text-sm">
              <span className="font-semibold">
                {t('mountColor', { color: inSentence(mount?.label ?? '', language) })}
              </span>
              {extra && (
                <span className="text-ink-2">
                  {t.rich('mountExtra', {
                    amount: () => (
                      <>
                        <span data-only-tax="incl">{extra.incl}</span>
                        <span data-only-tax="excl">{extra.excl}</span>
                      </>
                    ),
                    color: inSentence(colors[0]?.label ?? '', language),
                  })}
                </span>
              )}
            </div>
            <Swatches
              name={`${id}-color`}
              label={t('mountColorChoice')}
              value={color}
              onChange={setColor}
              options={colors.map(option => ({
                value: option.slug,
                label: option.label,
                background: option.hex,
              }))}
              className="mt-3"
            />
          </div>
        )}
        {inks.length > 1 && (
          <div className="mt-4.5 border-t border-line pt-4.5">
            <p className="mb-3 text-sm font-semibold">
              {t('inkColor', { color: inSentence(inkShown?.label ?? '', language) })}
            </p>
            <InkChoice
              name={`${id}-ink`}
              label={t('inkColorChoice')}
              value={ink}
              onChange={setInk}
              options={inks.map(({ slug: value, label, hex, bandHex }) => ({
                value,
                label,
                background: bandHex ? `linear-gradient(90deg, ${hex} 50%, ${bandHex} 50%)` : hex,
              }))}
            />
          </div>
        )}
        <BuyBox
          quantity={quantity}
          onQuantity={setQuantity}
          label={design ? t('personalise') : t('addToCart')}
          onAct={act}
          editor={design && 'stamp'}
          status={added && t('added')}
          promises={promises}
          steps={shownSteps}
        >
          {choices.formula && (
            <Button look="secondary" className="mt-2.5 w-full" onClick={orderAsItIs}>
              {t('orderAsItIs')}
            </Button>
          )}
          {design && <HaveFile editor="stamp" onAct={bringFile} />}
        </BuyBox>
      </div>
      <div className="lg:hidden">{realSize}</div>
    </div>
  )
}

/** It, with its texts. */
export const StampIsland = withTexts(StampConfigurator)
