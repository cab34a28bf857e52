'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId } from 'react'
import type { Language } from '@/lib/catalogue/common'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { SignSlice } from '@/lib/catalogue/slice'
import type { PictureSpec } from '@/lib/drawing/url'
import { availableMaterials } from '@/lib/sign/available'
import type { SignConfig } from '@/lib/sign/config'
import { ColorChoice } from './color-choice'
import { FixingChoice } from './fixing-choice'
import { OptionGroup } from './option-group'
import { PricePanel } from './price-panel'
import { FinishChoice, MaskChoice } from './shape-choice'
import type { SignText } from './sign-scene'
import { SignStage } from './sign-stage'
import { SizeFields } from './size-fields'
import { SwatchChoice } from './swatch-choice'
import { useSign } from './use-sign'

const RefusalNote = dynamic(() => import('./refusal').then(module => module.RefusalNote), { ssr: false })

export interface SignConfiguratorProps {
  initial: SignConfig
  slice: SignSlice
  picture: PictureSpec
  text: SignText | null
  /** What the editor opens with; the config is put into it. */
  design: Readonly<Record<string, unknown>>
  name: string
  locale: string
  language: Language
  vat: number
  heading: ReactNode
  /** Links to the pages of the other materials. */
  otherMaterials: ReactNode
  below: ReactNode
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
  const { initial, slice, picture, text, design, name, locale, language, vat } = props
  const t = useTranslations('product.sign')
  const id = useId()
  const { catalogue } = slice
  const state = useSign(initial, slice)
  const { config, choose, take } = state
  useEffect(() => {
    const handed = configInAddress()
    if (handed && typeof handed === 'object') take({ ...initial, ...handed })
  }, [initial, take])
  const kin = catalogue.materials.materials.filter(
    ({ type }) => type === findMaterial(catalogue, initial.material)?.type,
  )
  const possible = new Set(availableMaterials(config, catalogue).map(material => material.name))
  const personalise = async (quantity: number) => {
    const { openEditor } = await import('@/stores/ui')
    openEditor({ ...design, id: crypto.randomUUID(), config, quantity })
  }
  return (
    <div className="grid gap-5 pb-16 lg:grid-cols-[minmax(0,1fr)_430px] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_470px] xl:gap-12">
      <div className="lg:sticky lg:top-16 lg:self-start">
        <SignStage
          {...{ config, initial, picture, text, catalogue }}
          alt={t('picture', { name, width: config.width, height: config.height })}
        />
        <div className="max-lg:hidden">{props.below}</div>
      </div>
      <div>
        {props.heading}
        <OptionGroup title={t('dimensions')}>
          <SizeFields state={state} catalogue={catalogue} />
        </OptionGroup>
        <OptionGroup title={t('material')} chosen={findMaterial(catalogue, config.material)?.title[language]}>
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
          {props.otherMaterials}
        </OptionGroup>
        <ColorChoice {...{ state, catalogue, language }} />
        <MaskChoice {...{ state, catalogue, language }} />
        <FinishChoice {...{ state, catalogue, language }} />
        <FixingChoice {...{ state, catalogue, language }} />
        {state.refusal && <RefusalNote {...{ state, catalogue, language, locale }} />}
        <PricePanel {...{ config, slice, locale, language, vat }} onPersonalise={personalise} />
      </div>
      <div className="lg:hidden">{props.below}</div>
    </div>
  )
}
