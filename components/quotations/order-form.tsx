'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { AddressLines } from '@/components/account/profile/address-editor'
import { useCountries } from '@/components/account/use-countries'
import { type Fields, useFields } from '@/components/account/use-fields'
import { useWho } from '@/components/account/use-who'
import { pathAfterOrder } from '@/components/checkout/placed-order'
import { usePayments } from '@/components/checkout/use-payments'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox, RadioCard } from '@/components/ui/choice'
import { Field, Input } from '@/components/ui/field'
import type { Who } from '@/lib/doors/contract/client'
import { formatMoney } from '@/lib/ground/money/format'
import { useRouter } from '@/lib/ground/site/use-navigation'
import type { Quotation } from '@/lib/orders/quotations/quotation'
import { emptyAddress } from '@/lib/people/address/address'
import { type Countries, checkPhoneAny } from '@/lib/people/address/check-address'
import type { Client } from '@/lib/people/client/client'
import {
  type AddressForm,
  addressFields,
  addressFormOf,
  checkAddressForm,
} from '@/lib/people/client/profile-form'
import { type AnswersProps, Failure, useSending } from './sending'
import { sendQuotationOrder } from './use-quotation'

type AddressFieldsOf = Fields<AddressForm, keyof AddressForm>

/** Where a client's deliveries go, else an address in the quotation's country with the name of its client. */
function startOf(
  who: Who,
  kind: 'defaultDelivery' | 'defaultBilling',
  country: string,
  { name, phone }: Quotation['contact'],
): AddressForm {
  const book: Client['addresses'] | null = who.id !== null ? who.addresses : null
  const saved = book?.addresses[book[kind] ?? -1]
  return addressFormOf(saved && saved.country === country ? saved : { ...emptyAddress(country), name, phone })
}

/** An accepted quotation becomes an order: with destination and payment (QUOTATION-6). */
export function OrderForm(props: AnswersProps) {
  const countries = useCountries()
  const { who } = useWho()
  const t = useTranslations('quotation')
  return (
    <div className="mt-5 space-y-4">
      <Alert tone="confirm">{t('acceptedText')}</Alert>
      {countries && who && <Form {...props} countries={countries} who={who} />}
    </div>
  )
}

function useAddress(id: string, initial: AddressForm, countries: Countries, phone: boolean): AddressFieldsOf {
  return useFields<AddressForm, keyof AddressForm>({
    id,
    initial,
    fields: addressFields,
    check: form => {
      const found = checkAddressForm(form, countries)
      const wrong = phone ? checkPhoneAny(form.phone, countries) : null
      return wrong ? { ...found, phone: wrong } : found
    },
  })
}

interface PaymentChoiceProps {
  offers: NonNullable<ReturnType<typeof usePayments>['offers']>
  chosen: string | undefined
  choose: (method: string) => void
}

/** How the order is paid. */
function PaymentChoice({ offers, chosen, choose }: PaymentChoiceProps) {
  const t = useTranslations('quotation')
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 text-lg font-semibold">{t('payment')}</legend>
      {offers.map(offer => (
        <RadioCard
          key={offer.method}
          name="quotation-payment"
          value={offer.method}
          checked={offer.method === chosen}
          onChange={() => choose(offer.method)}
          title={offer.name}
          description={offer.text}
        />
      ))}
    </fieldset>
  )
}

interface ReferenceFieldProps {
  reference: string
  onChange: (reference: string) => void
}

/** The buyer's own reference, which stands on the invoice. */
function ReferenceField({ reference, onChange }: ReferenceFieldProps) {
  const t = useTranslations('quotation')
  return (
    <Field id="quotation-reference" label={t('reference')}>
      <Input
        id="quotation-reference"
        maxLength={64}
        value={reference}
        onChange={event => onChange(event.target.value)}
      />
    </Field>
  )
}

function Form(props: AnswersProps & { countries: Countries; who: Who }) {
  const { quotation, version, named, refresh, countries, who } = props
  const t = useTranslations('quotation')
  const locale = useLocale()
  const router = useRouter()
  const { busy, failure, refuse, send } = useSending(refresh)
  const delivery = useAddress(
    'delivery',
    startOf(who, 'defaultDelivery', version.country, quotation.contact),
    countries,
    true,
  )
  const billing = useAddress(
    'billing',
    startOf(who, 'defaultBilling', version.country, quotation.contact),
    countries,
    false,
  )
  const [same, setSame] = useState(true)
  const [reference, setReference] = useState('')
  const [chosen, setChosen] = useState('')
  const { offers } = usePayments(version.country)
  const method = offers?.find(offer => offer.method === chosen) ?? offers?.[0]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!delivery.isRight() || (!same && !billing.isRight())) return refuse('fields')
    if (!method) return refuse('payment_not_offered')
    const { version: number, hash } = version
    const sent = await send(() =>
      sendQuotationOrder(named, {
        version: number,
        hash,
        delivery: delivery.form,
        billing: same ? delivery.form : billing.form,
        method: method.method,
        phone: delivery.form.phone,
        purchaseReference: reference,
      }),
    )
    if (!sent?.ok || typeof sent.body !== 'number') return
    const auth = new URL(sent.location, window.location.origin).searchParams.get('auth') ?? ''
    // What waits for its company's approver is paid afterwards.
    router.push(pathAfterOrder({ id: sent.body, auth }, method.online && sent.status !== 202))
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <h2 className="text-lg! leading-6!">{t('delivery')}</h2>
      <AddressLines fields={delivery} countries={countries} needsPhone />
      <Checkbox checked={same} onChange={event => setSame(event.target.checked)}>
        {t('sameBilling')}
      </Checkbox>
      {!same && (
        <>
          <h2 className="text-lg! leading-6!">{t('billing')}</h2>
          <AddressLines fields={billing} countries={countries} />
        </>
      )}
      <ReferenceField reference={reference} onChange={setReference} />
      <PaymentChoice offers={offers ?? []} chosen={method?.method} choose={setChosen} />
      <Failure code={failure} />
      <Button type="submit" full aria-disabled={busy || undefined}>
        {busy ? t('sending') : t('order', { total: formatMoney(version.totals.gross, locale) })}
      </Button>
    </form>
  )
}
