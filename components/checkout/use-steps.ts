'use client'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type CheckoutField,
  type CheckoutForm,
  type CheckoutStep,
  checkoutSteps,
  stepFields,
  stepOf,
} from '@/lib/orders/order/checkout-form'
import { fieldId } from './fields'
import { keepSteps, readKeptSteps } from './keep-form'

/** The id of a step's heading. */
export const stepId = (step: CheckoutStep) => `checkout-step-${step}`

export interface Steps {
  current: CheckoutStep
  done: readonly CheckoutStep[]
  /** The step that was tried and refused: it lists its mistakes. */
  refused: CheckoutStep | null
  open: (step: CheckoutStep) => void
  /** Goes on from the open step where nothing in it is wrong. */
  goOn: () => Promise<void>
  /** Opens the step of a field that is wrong, and leads there. */
  lead: (field: CheckoutField) => void
}

/** A private person with the same billing address has nothing to enter about the invoice. */
const isSelfEvident = (step: CheckoutStep, { accountType, sameBilling }: CheckoutForm) =>
  step === 'billing' && accountType === 'private' && sameBilling

/** What is to be done next, after these. */
const nextOf = (done: readonly CheckoutStep[]): CheckoutStep =>
  checkoutSteps.find(step => !done.includes(step)) ?? 'check'

/** Which step of the checkout is open, which are done, and where the focus goes when that changes. */
export function useSteps(form: UseFormReturn<CheckoutForm>): Steps {
  const [done, setDone] = useState(readKeptSteps)
  const [current, setCurrent] = useState<CheckoutStep>(() => nextOf(done))
  const [refused, setRefused] = useState<CheckoutStep | null>(null)
  const [focus, setFocus] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (!focus) return
    const target = document.getElementById(focus.id)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }, [focus])

  const open = (step: CheckoutStep) => {
    setCurrent(step)
    setFocus({ id: stepId(step) })
  }
  const lead = (field: CheckoutField) => {
    const step = stepOf(field)
    setCurrent(step)
    setRefused(step)
    setFocus({ id: fieldId(field) })
  }
  const goOn = async () => {
    const fields = stepFields[current]
    if (!(await form.trigger(fields))) {
      const first = fields.find(field => form.getFieldState(field).invalid)
      return lead(first ?? fields[0])
    }
    const more = [...done, current].filter((step, index, all) => all.indexOf(step) === index)
    const implied = more.includes('method') && isSelfEvident('billing', form.getValues())
    const all = implied && !more.includes('billing') ? [...more, 'billing' as const] : more
    setDone(all)
    keepSteps(all)
    setRefused(null)
    open(nextOf(all))
  }
  return { current, done, refused, open, goOn, lead }
}
