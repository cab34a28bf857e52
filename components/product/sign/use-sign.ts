'use client'
import { useCallback, useRef, useState } from 'react'
import type { Shop } from '@/lib/catalogue/slice'
import type { SignExplanation } from '@/lib/configuration/explain'
import type { SignChoice } from '@/lib/sign/choice'
import type { SignConfig } from '@/lib/sign/config'
import type { SignJudgement } from './sign-rules'

export interface Refusal extends SignExplanation {
  choice: SignChoice
}

export interface SignState extends SignJudgement {
  quantity: number
  /** The choice that was refused last, with every reason and what is possible instead. */
  refusal: Refusal | null
  /** Makes a choice, or shows why it cannot be made. */
  choose: (choice: SignChoice) => void
  /** Takes a whole config, brought to a valid one. */
  take: (config: SignConfig) => void
  setQuantity: (quantity: number) => void
  dismiss: () => void
}

/** The rules come with the first sign of interest: the page itself has been judged where it was made. */
export const loadRules = () => import('./sign-rules')

/** The sign that is being configured. It is valid at any time: a choice that would break a rule is refused. */
export function useSign(initial: SignJudgement, slice: Shop): SignState {
  const [judgement, setJudgement] = useState(initial)
  const [quantity, setShownQuantity] = useState(1)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // What is chosen while the rules are on their way is done one after the other, each on what the last one left.
  const latest = useRef({ config: initial.config, quantity: 1 })
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const run = useCallback((step: (rules: typeof import('./sign-rules')) => void) => {
    queue.current = queue.current.then(loadRules).then(step)
  }, [])
  const take = useCallback(
    (config: SignConfig) =>
      run(({ judgeSign }) => {
        const next = judgeSign(config, latest.current.quantity, slice)
        latest.current = { ...latest.current, config: next.config }
        setJudgement(next)
        setRefusal(null)
      }),
    [run, slice],
  )
  const choose = (choice: SignChoice) =>
    run(({ chooseForSign, judgeSign }) => {
      const { config, quantity: pieces } = latest.current
      const result = chooseForSign(config, choice, slice)
      if (!result.ok) return setRefusal({ ...result.refusal, choice })
      const next = judgeSign(result.config, pieces, slice)
      latest.current = { ...latest.current, config: next.config }
      setJudgement(next)
      setRefusal(null)
    })
  const setQuantity = (pieces: number) => {
    latest.current = { ...latest.current, quantity: pieces }
    setShownQuantity(pieces)
    run(({ judgeSign }) => {
      setJudgement(judgeSign(latest.current.config, latest.current.quantity, slice))
    })
  }
  return { ...judgement, quantity, refusal, choose, take, setQuantity, dismiss: () => setRefusal(null) }
}
