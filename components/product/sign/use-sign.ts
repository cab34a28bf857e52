'use client'
import { useCallback, useRef, useState } from 'react'
import { openThresholds } from '@/components/popups/open-thresholds'
import type { SignExplanation } from '@/lib/product/configuration/explain'
import type { SignChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import type { Shop } from '@/lib/product/slice'
import type { SignJudgement } from './sign-rules'

export interface Refusal extends SignExplanation {
  choice: SignChoice
  /** The inputs of its judgement. */
  shop: Shop
}

export interface SignState extends SignJudgement {
  quantity: number
  /** The choice that was refused last, with every reason and what is possible instead. */
  refusal: Refusal | null
  /** The rules could not be fetched: the last choice was not made. */
  unreachable: boolean
  /** Catalogue and rates of the sign's material, once they are there. */
  shop: Shop | null
  /** Fetches rules and rates; later calls give the same. */
  load: () => Promise<Shop>
  /** Makes a choice, or shows why it cannot be made. */
  choose: (choice: SignChoice) => void
  /** Takes a whole config, brought to a valid one. */
  take: (config: SignConfig) => void
  setQuantity: (quantity: number) => void
  dismiss: () => void
}

type Rules = typeof import('./sign-rules')

/** The part of the shop at an address, fetched once; after a failure the next call tries again. */
function useShop(path: string) {
  const [shop, setShop] = useState<Shop | null>(null)
  const loading = useRef<Promise<Shop>>(undefined)
  const load = useCallback(() => {
    const reading = loading.current ?? import('./sign-rules').then(({ readShop }) => readShop(path))
    loading.current = reading
    reading.then(setShop, () => {
      if (loading.current === reading) loading.current = undefined
    })
    return reading
  }, [path])
  return { shop, load }
}

/**
 * The sign that is being configured. It is valid at any time: a choice that would break a rule is refused. Rules and
 * rates come with the first sign of interest: the server has already judged the page itself.
 */
export function useSign(initial: SignJudgement, shopPath: string): SignState {
  const [judgement, setJudgement] = useState(initial)
  const [quantity, setShownQuantity] = useState(1)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [unreachable, setUnreachable] = useState(false)
  const { shop, load } = useShop(shopPath)
  // Choices made while the rules are loading are applied one after the other, each on the result of the last.
  const latest = useRef({ config: initial.config, quantity: 1 })
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  // A fixing that is chosen again gets its holes and heads back.
  const fixings = useRef(new Map<string, SignConfig['fixing']>())

  const run = useCallback(
    (step: (rules: Rules, shop: Shop) => void) => {
      queue.current = queue.current
        .then(() => Promise.all([import('./sign-rules'), load()]))
        .then(([rules, loaded]) => {
          setUnreachable(false)
          step(rules, loaded)
        })
        .catch(error => {
          console.warn('the rules of the sign could not be fetched', error)
          setUnreachable(true)
        })
    },
    [load],
  )
  const take = useCallback(
    (config: SignConfig) =>
      run(({ judgeSign }, loaded) => {
        const next = judgeSign(config, latest.current.quantity, loaded)
        latest.current = { ...latest.current, config: next.config }
        setJudgement(next)
        setRefusal(null)
      }),
    [run],
  )
  const choose = (choice: SignChoice) =>
    run(({ chooseForSign, judgeSign, largeFormatChoice }, loaded) => {
      const { config, quantity: pieces } = latest.current
      const large = largeFormatChoice(config, choice, loaded.catalogue)
      if (large) {
        // The fields show the valid values until the question is decided.
        take({ ...config })
        void openThresholds(large, pieces, take)
        return
      }
      fixings.current.set(config.fixing.name, config.fixing)
      const result = chooseForSign(config, choice, loaded, fixings.current)
      if (!result.ok) return setRefusal({ ...result.refusal, choice, shop: loaded })
      const next = judgeSign(result.config, pieces, loaded)
      latest.current = { ...latest.current, config: next.config }
      setJudgement(next)
      setRefusal(null)
    })
  const setQuantity = (pieces: number) => {
    latest.current = { ...latest.current, quantity: pieces }
    setShownQuantity(pieces)
    run(({ judgeSign }, loaded) => {
      setJudgement(judgeSign(latest.current.config, latest.current.quantity, loaded))
    })
  }
  const dismiss = () => setRefusal(null)
  return { ...judgement, quantity, refusal, unreachable, shop, load, choose, take, setQuantity, dismiss }
}
