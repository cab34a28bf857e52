'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRouter } from '@/lib/ground/site/use-navigation'
import { askHowItStands, askToPay } from './ask-payment'

/** The phase of the payment. `failed`: an attempt did not succeed; `unavailable`: no attempt was possible. */
export type PaymentPhase =
  | { kind: 'leading' }
  | { kind: 'checking' }
  | { kind: 'waiting' }
  | { kind: 'open'; because: 'failed' | 'unavailable' | 'refused' | null }
  | { kind: 'missing' }
  | { kind: 'closed' }

/** Pauses between questions about a payment that is on its way, in seconds: some banks answer fast, others late. */
const pauses = [1, 2, 3, 5, 8, 13, 21]

const phaseOf = (code: string): PaymentPhase => {
  if (code === 'not_found' || code === 'invalid_body') return { kind: 'missing' }
  if (code === 'order_closed') return { kind: 'closed' }
  return { kind: 'open', because: code === 'payment_not_offered' ? 'refused' : 'unavailable' }
}

/** The order that the address names, as the shop is asked about it. */
function useAsked() {
  const query = useSearchParams()
  const [id, auth, from] = [query.get('id'), query.get('auth'), query.get('from')]
  const asked = useMemo(
    () => (/^[1-9]\d{0,9}$/.test(id ?? '') ? { order: Number(id), ...(auth && { auth }) } : null),
    [id, auth],
  )
  return { asked, from }
}

/** The first phase, by where the buyer comes from: `choose` shows the payment methods, nothing was tried yet. */
function firstPhase(from: string | null): PaymentPhase {
  if (from === 'choose') return { kind: 'open', because: null }
  return { kind: from ? 'checking' : 'leading' }
}

/** The way back from the service's page leads to a choice here, never straight to the service again. */
function noteWayBack() {
  const address = new URL(window.location.href)
  address.searchParams.set('from', 'back')
  window.history.replaceState(window.history.state, '', address)
}

/** Goes on to the page of what was paid. */
function useFinish(asked: ReturnType<typeof useAsked>['asked']): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (!asked) return
    const query = new URLSearchParams({ id: String(asked.order), ...(asked.auth && { auth: asked.auth }) })
    router.replace(`/success/?${query}`)
  }, [asked, router])
}

/** Leads an order through its payment: to the service, back from it, and on to what was paid. */
export function usePayment() {
  const { asked, from } = useAsked()
  const [phase, setPhase] = useState<PaymentPhase>(() => firstPhase(from))
  // The address changes when the return is noted: that is no new visit.
  const arrived = useRef(from)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const finish = useFinish(asked)

  const check = useCallback(
    async (round = 0) => {
      if (!asked) return setPhase({ kind: 'missing' })
      clearTimeout(timer.current)
      const answer = await askHowItStands(asked)
      if (answer.state === 'failed') return setPhase(phaseOf(answer.code))
      if (answer.state === 'paid' || answer.state === 'told') return finish()
      if (answer.state === 'open') return setPhase({ kind: 'open', because: 'failed' })
      const pause = pauses[round]
      // A payment that is still pending after that is confirmed later by mail.
      if (round > 2) setPhase({ kind: 'waiting' })
      if (pause) timer.current = setTimeout(() => void check(round + 1), pause * 1000)
    },
    [asked, finish],
  )

  const pay = useCallback(
    async (method?: string) => {
      if (!asked) return setPhase({ kind: 'missing' })
      clearTimeout(timer.current)
      setPhase({ kind: 'leading' })
      const answer = await askToPay({ ...asked, ...(method && { method }) })
      if (answer.state === 'failed') return setPhase(phaseOf(answer.code))
      if (answer.state === 'waiting') return setPhase({ kind: 'waiting' })
      if (answer.state !== 'redirect') return finish()
      noteWayBack()
      window.location.assign(answer.url)
    },
    [asked, finish],
  )

  useEffect(() => {
    if (arrived.current !== 'choose') void (arrived.current ? check() : pay())
    // A page from the back/forward cache shows an outdated state.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void check()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
      clearTimeout(timer.current)
    }
  }, [check, pay])

  const ask = () => {
    setPhase({ kind: 'checking' })
    void check()
  }
  return { phase, pay: (method?: string) => void pay(method), ask, finish }
}
