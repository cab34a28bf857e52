'use client'
import { useCallback, useState } from 'react'
import type { SignSlice } from '@/lib/catalogue/slice'
import type { SignExplanation } from '@/lib/sign'
import { applyChoice, type SignChoice } from '@/lib/sign/choice'
import type { SignConfig } from '@/lib/sign/config'
import { normaliseSignConfig } from '@/lib/sign/normalise'
import { validateSign } from '@/lib/sign/validate'

export interface Refusal extends SignExplanation {
  choice: SignChoice
}

export interface SignState {
  config: SignConfig
  /** The choice that was refused last, with every reason and what is possible instead. */
  refusal: Refusal | null
  /** Makes a choice, or shows why it cannot be made. */
  choose: (choice: SignChoice) => void
  /** Takes a whole config, brought to a valid one. */
  take: (config: SignConfig) => void
  dismiss: () => void
}

/** The sign that is being configured. It is valid at any time: a choice that would break a rule is refused. */
export function useSign(initial: SignConfig, { catalogue, priceList }: SignSlice): SignState {
  const [config, setConfig] = useState(initial)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const take = useCallback(
    (next: SignConfig) => {
      setConfig(normaliseSignConfig(next, catalogue).config)
      setRefusal(null)
    },
    [catalogue],
  )
  const choose = async (choice: SignChoice) => {
    const chosen = applyChoice(config, choice, catalogue)
    if (validateSign(chosen, catalogue).length === 0) return take(chosen)
    // Looking for what is possible instead is asked for seldom: its code comes with the first refusal.
    const { explain } = await import('@/lib/sign/explain')
    setRefusal({ ...explain(config, choice, catalogue, priceList), choice })
  }
  return { config, refusal, choose, take, dismiss: () => setRefusal(null) }
}
