'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { Price } from '@/components/ui/price'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import type { Language } from '@/lib/catalogue/common'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { Shop } from '@/lib/catalogue/slice'
import { type Packed, unpack } from '@/lib/contract/pack'
import type { PictureSpec } from '@/lib/drawing/url'
import type { StoredSignDesign } from '@/lib/scene/model'
import { priceText } from '@/lib/site/prices'
import { ColorChoice } from './color-choice'
import { FixingChoice } from './fixing-choice'
import { MaterialLinks, type PictureLink, TemplateLinks } from './material-links'
import { OptionGroup } from './option-group'
import { PricePanel } from './price-panel'
import { FinishChoice, MaskChoice } from './shape-choice'
import { SignActions } from './sign-actions'
import type { SignJudgement } from './sign-rules'
import { SignStage } from './sign-stage'
import type { TextLine } from './sign-text'
import { SizeFields } from './size-fields'
import { SwatchChoice } from './swatch-choice'
import { TextForm } from './text-form'
import { loadRules, useSign } from './use-sign'
import { useSignOrder } from './use-sign-order'
import { useSignText } from './use-sign-text'

const RefusalNote = dynamic(() => import('./refusal').then(module => module.RefusalNote), { ssr: false })

export interface SignConfiguratorProps {
  initial: SignJudgement
  slice: Packed<Shop>
  picture: PictureSpec
  /** Where the outlines of the sample text are, for the drawing. */
  textUrl: string
  /** The ready-made design that the page begins with, and the lines of its text. */
  design: StoredSignDesign
  lines: readonly TextLine[]
  name: string
  locale: string
  language: Language
  vat: number
  heading: ReactNode
  otherMaterials: readonly PictureLink[]
  readyMade: readonly PictureLink[]
  delivery: ReactNode
}

/** The config that a link hands over in the page's address (specification §2, Product URLs). */
function configInAddress(): unknown {
  const text = new URLSearchParams(window.location.search).get('config')
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The page of a sign: every choice changes drawing and price at once, by the same rules that take the order. */
export function SignConfigurator(props: SignConfiguratorProps) {
  const { initial, picture, textUrl, design, lines, name, locale, language, vat } = props
  const t = useTranslations('product.sign')
  const product = useTranslations('product')
  const id = useId()
  const root = useEarlyChoices<HTMLDivElement>()
  const slice = useMemo(() => unpack(props.slice), [props.slice])
  const { catalogue } = slice
  const state = useSign(initial, slice)
  const { config, choose, take, price } = state
  const title = findMaterial(catalogue, config.material)?.title[language] ?? config.material
  const text = useSignText(design, lines, config, title, catalogue)
  const order = useSignOrder(state, text)
  useEffect(() => {
    const handed = configInAddress()
    if (handed && typeof handed === 'object') take({ ...initial.config, ...handed })
  }, [initial, take])
  const kin = catalogue.materials.materials.filter(
    ({ type }) => type === findMaterial(catalogue, initial.config.material)?.type,
  )
  const possible = new Set(state.materials)
  const below = (
    <>
      <TemplateLinks links={props.readyMade} language={language} />
      {props.delivery}
    </>
  )
  return (
    <div
      ref={root}
      className="grid gap-5 pb-16 lg:grid-cols-[minmax(0,1fr)_430px] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_470px] xl:gap-12"
    >
      <div className="max-lg:contents">
        <div className="max-lg:order-1 lg:sticky lg:top-15 lg:z-10 lg:bg-paper lg:pt-1 lg:pb-3">
          <SignStage
            {...{ config, picture, textUrl, catalogue }}
            ownText={text.laidOut?.text}
            initial={initial.config}
            alt={t('picture', { name, width: config.width, height: config.height })}
          />
        </div>
        {lines.length > 0 && (
          <div className="max-lg:order-3">
            <TextForm state={text} onOpenEditor={order.personalise} />
          </div>
        )}
        <div className="max-lg:hidden">{below}</div>
      </div>
      <fieldset
        className="min-w-0 max-lg:contents"
        aria-label={name}
        onPointerEnter={loadRules}
        onFocus={loadRules}
      >
        <div className="max-lg:order-2">{props.heading}</div>
        <div className="min-w-0 max-lg:order-4">
          <OptionGroup title={t('dimensions')}>
            <SizeFields state={state} catalogue={catalogue} />
          </OptionGroup>
          <OptionGroup title={t('material')} chosen={title}>
            {kin.length > 1 && (
              <SwatchChoice
                name={`${id}-material`}
                label={t('material')}
                value={config.material}
                onChange={value => choose({ kind: 'material', value })}
                options={kin.map(material => ({
                  value: material.name,
                  label: t('thickness', { value: material.thickness }),
                  picture: {
                    kind: 'sign',
                    slug: material.name,
                    view: 'swatch',
                    color: material.colors[0]?.slug,
                    language,
                  },
                  available: possible.has(material.name),
                }))}
              />
            )}
            <MaterialLinks links={props.otherMaterials} language={language} />
          </OptionGroup>
          <ColorChoice {...{ state, catalogue, language }} />
          <MaskChoice {...{ state, catalogue, language }} />
          <FinishChoice {...{ state, catalogue, language }} />
          <FixingChoice {...{ state, catalogue, language }} />
          {state.refusal && <RefusalNote {...{ state, catalogue, language, locale }} />}
          {price.ok && (
            <div className="sticky bottom-0 z-20 -mx-4 mt-5 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2.5 lg:hidden">
              <Price price={priceText(price.line, { locale, vat })} className="min-w-0" />
              <SignActions order={order} size="small" />
            </div>
          )}
          <PricePanel
            {...{ state, catalogue, locale, language, vat }}
            action={<SignActions order={order} />}
            told={order.added && product('added')}
          />
        </div>
      </fieldset>
      <div className="max-lg:order-5 lg:hidden">{below}</div>
    </div>
  )
}
