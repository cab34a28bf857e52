'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { Alert } from '@/components/ui/alert'
import { Price } from '@/components/ui/price'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import type { Language } from '@/lib/catalogue/common'
import { type Packed, unpack } from '@/lib/contract/pack'
import type { PictureSpec } from '@/lib/drawing/url'
import type { StoredSignDesign } from '@/lib/scene/model'
import { priceText } from '@/lib/site/prices'
import { HaveFile } from '../have-file'
import type { PictureLink } from '../picture-link'
import { ColorChoice } from './color-choice'
import { FixingChoice } from './fixing-choice'
import { MaterialLinks, TemplateLinks } from './material-links'
import { OptionGroup } from './option-group'
import { PricePanel } from './price-panel'
import { FinishChoice, MaskChoice } from './shape-choice'
import { findShown, type ShownSign } from './shown-sign'
import { SignActions } from './sign-actions'
import type { SignJudgement } from './sign-rules'
import { SignStage } from './sign-stage'
import type { TextLine } from './sign-text'
import { SizeFields } from './size-fields'
import { SwatchChoice } from './swatch-choice'
import { TextForm } from './text-form'
import { useSign } from './use-sign'
import { useSignOrder } from './use-sign-order'
import { useSignText } from './use-sign-text'

const RefusalNote = dynamic(() => import('./refusal').then(module => module.RefusalNote), { ssr: false })

export interface SignConfiguratorProps {
  initial: SignJudgement
  /** What the page shows of the catalogue before anything is chosen, and where the rest is read. */
  shown: Packed<ShownSign>
  shopPath: string
  picture: PictureSpec
  /** Where the outlines of the template text are, for the drawing. */
  textUrl: string
  /** The template that the page begins with, and the lines of its text. */
  design: StoredSignDesign
  lines: readonly TextLine[]
  name: string
  locale: string
  language: Language
  vat: number
  heading: ReactNode
  otherMaterials: readonly PictureLink[]
  templates: readonly PictureLink[]
  delivery: ReactNode
}

/** The config that a link hands over in the page's address (SIGN-1). */
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
  const state = useSign(initial, props.shopPath)
  const first = useMemo(() => unpack(props.shown), [props.shown])
  const shown: ShownSign = state.shop?.catalogue ?? first
  const { config, choose, take, price } = state
  const title = findShown(shown, config.material)?.title[language] ?? config.material
  const text = useSignText(design, lines, config, title, state.load)
  const order = useSignOrder(state, text)
  const { samplesLeft } = order
  const asks =
    samplesLeft.length > 0 && t('sampleLeft', { count: samplesLeft.length, words: samplesLeft.join(' · ') })
  useEffect(() => {
    const handed = configInAddress()
    if (handed && typeof handed === 'object') take({ ...initial.config, ...handed })
  }, [initial, take])
  const kin = shown.materials.materials.filter(
    ({ type }) => type === findShown(shown, initial.config.material)?.type,
  )
  const possible = new Set(state.materials)
  // Ahead of need: a failure is told where something was chosen.
  const prepare = () => void state.load().catch(() => {})
  const below = (
    <>
      <TemplateLinks links={props.templates} language={language} />
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
            {...{ state, picture, textUrl, shown, language }}
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
        <div className="max-lg:order-5">{below}</div>
      </div>
      <fieldset
        className="min-w-0 max-lg:contents"
        aria-label={name}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <div className="max-lg:order-2">{props.heading}</div>
        <div className="min-w-0 max-lg:order-4">
          <OptionGroup title={t('dimensions')}>
            <SizeFields state={state} shown={shown} />
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
          <ColorChoice {...{ state, shown, language }} />
          <MaskChoice {...{ state, shown, language }} />
          <FinishChoice {...{ state, shown, language }} />
          <FixingChoice {...{ state, shown, language }} />
          {state.unreachable && (
            <Alert tone="ask" role="alert" className="mt-4">
              {t('unreachable')}
            </Alert>
          )}
          {state.refusal && <RefusalNote {...{ state, language, locale }} />}
          {price.ok && (
            <div className="sticky bottom-0 z-20 -mx-4 mt-5 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2.5 lg:hidden">
              <Price price={priceText(price.line, { locale, vat })} className="min-w-0" />
              <SignActions order={order} size="small" />
            </div>
          )}
          <PricePanel
            {...{ state, shown, locale, language, vat }}
            action={<SignActions order={order} />}
            other={
              <HaveFile
                editor="sign"
                onAct={() => order.bringFile(price.ok ? priceText(price.unit, { locale, vat }) : null)}
              />
            }
            told={order.added ? product('added') : asks}
          />
        </div>
      </fieldset>
    </div>
  )
}
