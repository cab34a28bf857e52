'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { LateTexts } from '@/components/late-texts'
import { Alert } from '@/components/ui/alert'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import { type AlternativePart, describeAlternative } from '@/lib/configuration/describe-alternative'
import type { SignAlternative } from '@/lib/configuration/explain'
import { formatMoney } from '@/lib/money/format'
import { describeFinding } from '@/lib/sign/describe-finding'
import type { Refusal, SignState } from './use-sign'

interface RefusalProps {
  state: SignState
  language: Language
  locale: string
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

/** Why a choice cannot be made, every reason with its figure, and the nearest signs that can, with what they cost. */
export function RefusalNote(props: RefusalProps) {
  const { refusal } = props.state
  if (!refusal) return null
  return (
    <LateTexts name="findings">
      <Reasons {...props} refusal={refusal} />
    </LateTexts>
  )
}

function Reasons({ state, language, locale, refusal }: RefusalProps & { refusal: Refusal }) {
  const t = useTranslations('product.sign')
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
  const sign = (minor: number) => (minor > 0 ? '+' : '−')
  return (
    <div ref={ref} className="sticky bottom-20 z-21 lg:bottom-3 mt-4 rounded-md shadow-2">
      <Alert
        tone="ask"
        role="alert"
        title={t('refused')}
        actions={
          <>
            {offers.map(({ alternative, name }) => (
              <button
                key={name}
                type="button"
                onClick={() => take(alternative.config)}
                className="min-h-9 rounded-[3px] bg-ink px-2.5 text-xs font-semibold text-white pointer-coarse:min-h-11"
              >
                {name}
                {alternative.difference && alternative.difference.minor !== 0
                  ? ` (${sign(alternative.difference.minor)} ${formatMoney({ ...alternative.difference, minor: Math.abs(alternative.difference.minor) }, locale)})`
                  : ''}
              </button>
            ))}
            <button
              type="button"
              onClick={dismiss}
              className="min-h-9 rounded-[3px] border border-edge px-2.5 text-xs font-semibold text-ink pointer-coarse:min-h-11"
            >
              {t('keep')}
            </button>
          </>
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
