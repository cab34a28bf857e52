'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useMemo } from 'react'
import { LateTexts } from '@/components/late-texts'
import { Alert } from '@/components/ui/alert'
import { Price } from '@/components/ui/price'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { withTexts } from '@/components/with-texts'
import type { Currency } from '@/lib/catalogue/markets'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { StoredSignDesign } from '@/lib/design/scene/model'
import { type Packed, unpack } from '@/lib/doors/contract/pack'
import { priceText } from '@/lib/doors/site/prices'
import type { Language } from '@/lib/ground/common'
import type { SignChoice } from '@/lib/product/sign/choice'
import { configuratorBar, configuratorLayout, configuratorStage } from '../configurator-layout'
import type { DeliveryTerms } from '../delivery-promise'
import { HaveFile } from '../have-file'
import { LazyDeliveryDay } from '../lazy-parts'
import type { TextLine } from '../own-text'
import type { PictureLink } from '../picture-link'
import { TextForm } from '../text-form'
import { choiceKey } from './choice-key'
import { ColorChoice } from './color-choice'
import { Difference, type SignPrices } from './difference'
import { FixingChoice } from './fixing-choice'
import { MaterialLinks } from './material-links'
import { OptionGroup } from './option-group'
import { PricePanel } from './price-panel'
import { fromSentJudgement, type SentJudgement } from './sent-judgement'
import { FinishChoice, MaskChoice } from './shape-choice'
import { findShown, type ShownSign } from './shown-sign'
import { SignActions } from './sign-actions'
import { SignStage } from './sign-stage'
import { SizeFields } from './size-fields'
import { SwatchChoice } from './swatch-choice'
import { useSign } from './use-sign'
import { useSignOrder } from './use-sign-order'
import { loadText, useSignText } from './use-sign-text'

const RefusalNote = dynamic(() => import('./refusal').then(module => module.RefusalNote), { ssr: false })

export interface SignConfiguratorProps {
  initial: SentJudgement
  /** The configuration of a link: the shop's picture shows the sign without it. */
  isHanded?: boolean
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
  delivery: ReactNode
  /** When it arrives, for the bar of small screens; `null` where it is unknown. */
  arrival: DeliveryTerms | null
  currency: Currency
}

/** The lines that still have the sample's text; the shopper is asked before he orders them. */
function SamplesLeft({ lines }: { lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <LateTexts name="product">
        <SamplesAsked lines={lines} />
      </LateTexts>
    )
  )
}

function SamplesAsked({ lines }: { lines: readonly string[] }) {
  const t = useTranslations('product')
  return t('sampleLeft', { count: lines.length, words: lines.join(' · ') })
}

/** The page of a sign: every choice changes drawing and price at once, by the same rules that take the order. */
export function SignConfigurator(props: SignConfiguratorProps) {
  const { picture, textUrl, design, lines, name, locale, language, vat } = props
  const t = useTranslations('product.sign')
  const product = useTranslations('product')
  const id = useId()
  const root = useEarlyChoices<HTMLDivElement>()
  const first = useMemo(() => unpack(props.shown), [props.shown])
  const initial = useMemo(() => fromSentJudgement(props.initial, first), [props.initial, first])
  const state = useSign(initial, props.shopPath)
  const shown: ShownSign = state.shop?.catalogue ?? first
  const { config, choose, price } = state
  const title = findShown(shown, config.material)?.title[language] ?? config.material
  const text = useSignText(design, lines, config, title, state.load)
  const order = useSignOrder(state, text, title)
  const related = shown.materials.materials.filter(
    ({ type }) => type === findShown(shown, initial.config.material)?.type,
  )
  const possible = new Set(state.materials)
  // Fetched ahead: a failure is reported where something was chosen.
  const prepare = () => void state.load().catch(() => {})
  const prices: SignPrices = { locale, vat, currency: props.currency }
  /** Why a choice was refused, right below where it was made. */
  const refusalOf = (...kinds: readonly SignChoice['kind'][]) =>
    state.refusal && kinds.includes(state.refusal.choice.kind) ? (
      <RefusalNote {...{ state, language, prices }} />
    ) : null
  return (
    <div ref={root} className={configuratorLayout}>
      <div className={configuratorStage}>
        <div className="max-lg:order-1">
          <SignStage
            {...{ state, picture, textUrl, shown, language }}
            ownText={text.laidOut?.text}
            pictured={props.isHanded ? null : initial.config}
            alt={t('picture', { name, width: config.width, height: config.height })}
          />
        </div>
        <div className="max-lg:order-5">
          <PricePanel
            {...{ state, shown, name, locale, language, vat }}
            action={<SignActions order={order} />}
            notice={order.added ? product('added') : <SamplesLeft lines={order.samplesLeft} />}
            delivery={props.delivery}
          />
        </div>
      </div>
      <fieldset
        className="min-w-0 max-lg:contents"
        aria-label={name}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <div className="max-lg:order-2">{props.heading}</div>
        {lines.length > 0 && (
          <div className="mt-4 max-lg:order-3 max-lg:mt-0">
            <TextForm state={text} editor="sign" onTouch={loadText} onOpenEditor={order.personalise}>
              <HaveFile
                editor="sign"
                onAct={() => order.bringFile(price.ok ? priceText(price.unit, { locale, vat }) : null)}
                beside
              />
            </TextForm>
          </div>
        )}
        <div className="min-w-0 max-lg:order-4">
          <OptionGroup title={t('dimensions')}>
            <SizeFields state={state} shown={shown} />
            {refusalOf('size')}
          </OptionGroup>
          <OptionGroup title={t('material')} chosen={title}>
            {related.length > 1 && (
              <SwatchChoice
                name={`${id}-material`}
                label={t('material')}
                value={config.material}
                onChange={value => choose({ kind: 'material', value })}
                options={related.map(material => ({
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
                  note: possible.has(material.name) && material.name !== config.material && (
                    <Difference
                      minor={state.differences[choiceKey('material', material.name)]}
                      prices={prices}
                    />
                  ),
                }))}
              />
            )}
            <MaterialLinks links={props.otherMaterials} language={language} />
            {refusalOf('material')}
          </OptionGroup>
          <ColorChoice {...{ state, shown, language, prices }} />
          {refusalOf('color')}
          <MaskChoice {...{ state, shown, language }} />
          {refusalOf('mask')}
          <FinishChoice {...{ state, shown, language, prices }} />
          {refusalOf('finish')}
          <FixingChoice {...{ state, shown, language, prices }} />
          {refusalOf('fixing', 'styles', 'badge-type', 'holes', 'diameters')}
          {state.unreachable && (
            <Alert tone="ask" role="alert" className="mt-4">
              {t('unreachable')}
            </Alert>
          )}
        </div>
        {price.ok && (
          <div className={configuratorBar}>
            <span className="min-w-0">
              <Price price={priceText(price.line, { locale, vat })} />
              {props.arrival && (
                <LazyDeliveryDay
                  terms={props.arrival}
                  className="flex min-h-8 items-center text-xs leading-4 text-ink-2"
                />
              )}
            </span>
            <SignActions order={order} size="small" />
          </div>
        )}
      </fieldset>
    </div>
  )
}

/** The configurator with its texts. */
export const SignIsland = withTexts(SignConfigurator)
