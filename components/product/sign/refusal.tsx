'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { LateTexts } from '@/components/late-texts'
import { Alert } from '@/components/ui/alert'
import { PriceAlone } from '@/components/ui/price'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { priceText } from '@/lib/doors/site/prices'
import type { Language } from '@/lib/ground/common'
import { type AlternativePart, describeAlternative } from '@/lib/product/configuration/describe-alternative'
import type { SignAlternative } from '@/lib/product/configuration/explain'
import { describeFinding } from '@/lib/product/sign/describe-finding'
import { Difference, type SignPrices } from './difference'
import type { Refusal, SignState } from './use-sign'

interface RefusalProps {
  state: SignState
  language: Language
  prices: SignPrices
}

/** What an alternative is, in a few words: the parts in which it differs. */
function useAlternativeName(catalogue: Catalogue, language: Language) {
  const t = useTranslations('product.sign')
  const word = (part: AlternativePart): string => {
    switch (part.kind) {
      case 'size':
        return t('size', { width: part.width, height: part.height })
      case 'color':
        return t('colorName', { bg: part.ground, text: part.text })
      case 'finish':
        return t(`finishes.${part.name}`)
      case 'name':
        return part.name
    }
  }
  return (alternative: SignAlternative): string =>
    describeAlternative(alternative, catalogue, language).map(word).join(', ')
}

/** Why a choice is impossible, every reason with its figure, and the nearest possible signs with their prices. */
export function RefusalNote(props: RefusalProps) {
  const { refusal } = props.state
  if (!refusal) return null
  return (
    <LateTexts name="findings">
      <Reasons {...props} refusal={refusal} />
    </LateTexts>
  )
}

function Reasons({ state, language, prices, refusal }: RefusalProps & { refusal: Refusal }) {
  const t = useTranslations('findings.refusal')
  const findings = useTranslations('findings')
  const { catalogue } = refusal.shop
  const nameOf = useAlternativeName(catalogue, language)
  const ref = useRef<HTMLDivElement>(null)
  const { take, dismiss } = state
  useEffect(() => {
    if (refusal) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [refusal])
  const offers = refusal.alternatives
    .map(alternative => ({ alternative, name: nameOf(alternative) }))
    .filter(({ name }) => name)
  return (
    <div ref={ref} className="mt-3">
      <Alert
        tone="block"
        role="alert"
        title={t('refused')}
        actions={
          <div className="grid w-full gap-2 text-ink">
            {offers.length > 0 && <p className="text-xs text-seal-2">{t('refusedNearest')}</p>}
            {offers.map(({ alternative, name }) => (
              <button
                key={name}
                type="button"
                onClick={() => take(alternative.config)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md border border-edge bg-paper px-3 py-1.5 text-left text-sm hover:border-ink"
              >
                <span className="font-semibold">{name}</span>{' '}
                <span className="flex gap-3">
                  {alternative.unit && (
                    <PriceAlone price={priceText(alternative.unit, prices)} className="font-semibold" />
                  )}
                  <span className="text-ink-2">
                    <Difference minor={alternative.difference?.minor} prices={prices} />
                  </span>
                </span>
              </button>
            ))}
            <button type="button" onClick={dismiss} className="link min-h-6 justify-self-start text-sm">
              {t('keep')}
            </button>
          </div>
        }
      >
        <ul className="mt-1 grid gap-1">
          {refusal.reasons.map(reason => {
            const { key, params } = describeFinding(reason, catalogue, language)
            const text = findings(key, params)
            return <li key={text}>{text}</li>
          })}
        </ul>
      </Alert>
    </div>
  )
}
