'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Who } from '@/lib/doors/contract/client'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { type CheckoutStep, checkoutSteps } from '@/lib/orders/order/checkout-form'
import { useCart } from '@/stores/cart'
import { useProofs } from '../proof/use-proofs'
import { AddressStep } from './address-step'
import { BillingStep } from './billing-step'
import { CheckStep } from './check-step'
import { MethodStep } from './method-step'
import { OrderAside } from './order-aside'
import { PaymentStep } from './payment-step'
import { Step } from './step'
import { StepSummary } from './step-summary'
import { actsFor, savedAddresses, useCheckoutForm } from './use-checkout-form'
import { useFormPrice, useOfferedMethod, useOfferedPayment } from './use-form-price'
import { usePlaceOrder } from './use-place-order'
import { useSteps } from './use-steps'
import { useVatCheck } from './use-vat-check'

interface CheckoutFormViewProps {
  data: ShopData
  who: Who
  refresh: () => Promise<void>
}

interface StepListProps {
  steps: ReturnType<typeof useSteps>
  views: Record<CheckoutStep, React.ReactNode>
  summaryOf: (step: CheckoutStep) => React.ReactNode
}

/** All steps below each other; only the present one is open. */
function StepList({ steps, views, summaryOf }: StepListProps) {
  const t = useTranslations('checkout')
  return (
    <div className="xl:order-first">
      <h1 className="mb-6">{t('heading')}</h1>
      {checkoutSteps.map(step => (
        <Step
          key={step}
          step={step}
          steps={steps}
          summary={summaryOf(step)}
          {...(step !== 'check' && { next: t('goOn') })}
        >
          {views[step]}
        </Step>
      ))}
    </div>
  )
}

/** The checkout on one page, step by step: done steps are folded to a summary, later steps show only their name. */
export function CheckoutFormView({ data, who, refresh }: CheckoutFormViewProps) {
  const { countries } = data.catalogue
  const { form, context } = useCheckoutForm(countries, who)
  const saved = savedAddresses(who, countries)
  const values = form.watch()
  const vat = useVatCheck(values, countries)
  const priced = useFormPrice(values, data, vat.checked)
  const relay = useOfferedMethod(form, priced)
  const payments = useOfferedPayment(form, values.country)
  const steps = useSteps(form)
  const items = useCart(cart => cart.items)
  const proofs = useProofs(items, data.catalogue, steps.current === 'check')
  const freedOfVat = priced.order.ok && priced.order.vatDecision.reason === 'intra-eu'
  useEffect(() => {
    context.current = { countries, relay, proofs: proofs.hashes, freedOfVat, actsFor: actsFor(who) }
  })
  const order = usePlaceOrder({ form, priced, data, refresh, context, lead: steps.lead, again: proofs.again })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (steps.current === 'check') order.submit()
    else void steps.goOn()
  }
  const views: Record<CheckoutStep, React.ReactNode> = {
    address: <AddressStep countries={countries} guest={who.id === null} saved={saved} />,
    method: <MethodStep priced={priced} />,
    billing: <BillingStep catalogue={data.catalogue} vat={vat} saved={saved} />,
    payment: <PaymentStep {...payments} />,
    check: (
      <CheckStep
        data={data}
        priced={priced}
        proofs={proofs}
        payable={values.payment !== ''}
        waits={who.id !== null && who.company?.role === 'buyer'}
        state={order.state}
        onConfirm={order.confirm}
      />
    ),
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_390px] xl:gap-16"
      >
        <OrderAside priced={priced} data={data} />
        <StepList
          steps={steps}
          views={views}
          summaryOf={step => <StepSummary {...{ step, countries, priced }} offers={payments.offers} />}
        />
      </form>
    </FormProvider>
  )
}
