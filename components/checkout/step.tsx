'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { type CheckoutStep, checkoutSteps } from '@/lib/orders/order/checkout-form'
import { ErrorSummary } from './error-summary'
import { type Steps, stepId } from './use-steps'

interface StepProps {
  step: CheckoutStep
  steps: Steps
  /** The summary of its input, once it is done. */
  summary: ReactNode
  /** Without it the step ends by itself. */
  next?: string
  children: ReactNode
}

/** A step of the checkout: open, done and folded to a summary, or still to come. Its heading always stays. */
export function Step({ step, steps, summary, next, children }: StepProps) {
  const t = useTranslations('checkout')
  const isOpen = steps.current === step
  const isDone = steps.done.includes(step)
  const heading = (
    <h2
      id={stepId(step)}
      tabIndex={-1}
      aria-current={isOpen ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-3 tracking-normal! outline-none [font-stretch:100%]',
        isOpen ? 'text-lg! leading-6!' : 'text-base! font-semibold! leading-6',
        !isOpen && !isDone && 'text-ink-3',
      )}
    >
      <StepMark number={checkoutSteps.indexOf(step) + 1} done={isDone && !isOpen} />
      {t(`step.${step}`)}
    </h2>
  )
  if (!isOpen) {
    return (
      <section className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line py-4">
        <div className="w-full md:w-44">{heading}</div>
        {isDone && (
          <>
            <div className="min-w-0 grow basis-0 text-sm leading-6 text-ink-2 max-md:pl-9">{summary}</div>
            <button
              type="button"
              className="link tap text-sm leading-6"
              aria-label={t('changeStep', { step: t(`step.${step}`) })}
              onClick={() => steps.open(step)}
            >
              {t('change')}
            </button>
          </>
        )}
      </section>
    )
  }
  return (
    <section aria-labelledby={stepId(step)} className="border-t border-line py-6">
      <div className="mb-4">{heading}</div>
      {steps.refused === step && <ErrorSummary step={step} />}
      {children}
      {next && (
        <Button type="submit" className="mt-6 max-md:w-full">
          {next}
        </Button>
      )}
    </section>
  )
}

function StepMark({ number, done }: { number: number; done: boolean }) {
  if (done) return <Icon name="check" size={22} className="text-(--action)" />
  return (
    <span
      aria-hidden
      className="flex size-5.5 shrink-0 items-center justify-center rounded-full border border-current text-xs font-semibold"
    >
      {number}
    </span>
  )
}
