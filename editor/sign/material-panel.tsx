'use client'
import { useLocale, useTranslations } from 'next-intl'
import { RadioCard } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import { PriceAlone } from '@/components/ui/price'
import type { Material } from '@/lib/catalogue/signs'
import { availableMaterials } from '@/lib/product/sign/available'
import { applyChoice } from '@/lib/product/sign/choice'
import { validateSign } from '@/lib/product/sign/validate'
import { Panel } from '../panels/panel'
import { mm } from '../panels/product-line'
import { priceDesign, usePriceText } from '../price/use-price'
import { useSetting } from '../state/editor-context'
import { RefusedChoice } from './refused-choice'
import { SignNotice, useSignFindingText } from './sign-notice'
import { useSign } from './use-sign'

/** The materials of the sign, with the price at its size; a refused material says why. */
export function MaterialPanel() {
  const t = useTranslations('editor.sign')
  const { catalogue } = useSetting()
  const sign = useSign()
  if (!sign) return null
  const available = availableMaterials(sign.config, catalogue)
  const offered = catalogue.materials.materials
    .filter(material => material.published && !material.outOfStock && !material.isXXL)
    .toSorted((a, b) => a.sortValue - b.sortValue)
  return (
    <Panel title={t('materialQuestion')}>
      <RefusedChoice of="material" />
      <SignNotice />
      <fieldset aria-label={t('material')} className="flex flex-col gap-2">
        {offered.map(material => (
          <MaterialCard key={material.name} material={material} available={available.includes(material)} />
        ))}
      </fieldset>
    </Panel>
  )
}

function MaterialCard({ material, available }: { material: Material; available: boolean }) {
  const t = useTranslations('editor.sign')
  const locale = useLocale()
  const { catalogue, priceList, language } = useSetting()
  const text = usePriceText()
  const reason = useSignFindingText()
  const sign = useSign()
  if (!sign) return null
  const choice = { kind: 'material', value: material.name } as const
  const [refusal] = available ? [] : validateSign(applyChoice(sign.config, choice, catalogue), catalogue)
  const price = available ? priceDesign(sign.tryChoice(choice), 1, { catalogue, priceList }) : null
  const swatch = material.colors[0]
  return (
    <RadioCard
      name="sign-material"
      checked={material.name === sign.config.material}
      onChange={() => sign.choose(choice)}
      title={
        <span className="flex items-center gap-2 text-sm">
          <span
            aria-hidden
            className="size-5 shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/0.2)]"
            style={{ background: swatch?.bgColor }}
          />
          {material.title[language]}
        </span>
      }
      description={
        refusal
          ? reason(refusal)
          : t('materialFacts', {
              thickness: mm(material.thickness, locale),
              marking: material.marking,
              outdoor: material.outdoor ? 'yes' : 'no',
            })
      }
      aside={price?.ok ? <PriceAlone price={text(price.unit)} /> : undefined}
      className={classNames('px-3! py-2.5!', !available && 'border-dashed bg-wash! text-ink-3')}
    />
  )
}
