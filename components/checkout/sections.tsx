'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Checkbox, RadioCard } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import { Segmented } from '@/components/ui/segmented'
import type { PricedCart } from '@/lib/cart/price-cart'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { PaymentOffer } from '@/lib/contract/payments'
import type { CheckoutForm } from '@/lib/order/checkout-form'
import { languageOf } from '@/lib/site/locales'
import { useDeliveryDates } from '../cart/delivery-dates'
import { useShownAmount } from '../cart/use-shown-amount'
import { CountryField, fieldId, TextField, useFieldError } from './fields'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="mb-4 text-lg! leading-6! tracking-normal [font-stretch:100%]">{title}</h2>
      {children}
    </section>
  )
}

export function ContactSection() {
  const t = useTranslations('checkout')
  return (
    <Section title={t('contact')}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          inputMode="email"
          hint={t('emailHint')}
        />
        <TextField name="phone" type="tel" label={t('phone')} autoComplete="tel" hint={t('phoneHint')} />
      </div>
    </Section>
  )
}

interface AddressProps {
  prefix: '' | 'billing.'
  /** Of the browser's own address book. */
  token: 'shipping' | 'billing'
  countries: readonly { code: string; name: string }[]
  company: boolean
}

function AddressFields({ prefix, token, countries, company }: AddressProps) {
  const t = useTranslations('checkout')
  return (
    <>
      <TextField
        name={`${prefix}name`}
        label={company ? t('companyName') : t('name')}
        autoComplete={`${token} ${company ? 'organization' : 'name'}`}
        className="md:col-span-2"
      />
      <TextField
        name={`${prefix}address`}
        label={t('address')}
        autoComplete={`${token} street-address`}
        placeholder={t('addressExample')}
        className="md:col-span-2"
      />
      <TextField name={`${prefix}zipcode`} label={t('zipcode')} autoComplete={`${token} postal-code`} />
      <TextField name={`${prefix}city`} label={t('city')} autoComplete={`${token} address-level2`} />
      <CountryField
        name={`${prefix}country`}
        label={t('country')}
        autoComplete={`${token} country`}
        countries={countries}
      />
    </>
  )
}

interface AddressSectionProps {
  catalogue: Catalogue
  /** The buyer's number has been checked and frees him of VAT. */
  freedOfVat: boolean
}

export function AddressSection({ catalogue, freedOfVat }: AddressSectionProps) {
  const t = useTranslations('checkout')
  const language = languageOf(useLocale())
  const { watch, setValue, register } = useFormContext<CheckoutForm>()
  const [accountType, sameBilling] = watch(['accountType', 'sameBilling'])
  const company = accountType === 'company'
  const countries = catalogue.countries.countries
    .map(({ code, name }) => ({ code, name: name[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return (
    <Section title={t('deliveryAddress')}>
      <Segmented
        name="accountType"
        label={t('accountType')}
        value={accountType}
        onChange={value => setValue('accountType', value, { shouldDirty: true })}
        options={[
          { value: 'private', label: t('private') },
          { value: 'company', label: t('company') },
        ]}
      />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <AddressFields prefix="" token="shipping" countries={countries} company={company} />
        {company && (
          <TextField
            name="vatNumber"
            label={t('vatNumber')}
            optional={t('optional')}
            autoComplete="off"
            autoCapitalize="characters"
            hint={t('vatNumberHint')}
          />
        )}
      </div>
      {company && !freedOfVat && <VatNotice catalogue={catalogue} />}
      <Checkbox className="mt-5" {...register('sameBilling')}>
        {t('sameBilling')}
      </Checkbox>
      {!sameBilling && (
        <fieldset className="mt-5">
          <legend className="mb-3 font-semibold">{t('billingAddress')}</legend>
          <div className="grid gap-4 md:grid-cols-2">
            <AddressFields prefix="billing." token="billing" countries={countries} company={company} />
          </div>
        </fieldset>
      )}
    </Section>
  )
}

/** A number that could not be checked online pays VAT, and the page says so (DELIVERY-13). */
function VatNotice({ catalogue }: { catalogue: Catalogue }) {
  const t = useTranslations('checkout')
  const { watch } = useFormContext<CheckoutForm>()
  const [country, vatNumber] = watch(['country', 'vatNumber'])
  const error = useFieldError('vatNumber')
  const { countries } = catalogue.countries
  const isFreed =
    countries.some(({ code, isEU }) => code === country && isEU) &&
    !catalogue.vat.vatFree.excluded.includes(country)
  if (!vatNumber.trim() || error || !isFreed) return null
  return (
    <Alert tone="inform" className="mt-4">
      {t('vatUnverified')}
    </Alert>
  )
}

export function MethodSection({ priced }: { priced: PricedCart }) {
  const t = useTranslations('checkout')
  const price = useTranslations('price')
  const cart = useTranslations('cart')
  const language = languageOf(useLocale())
  const dates = useDeliveryDates()
  const amount = useShownAmount(priced.order.ok ? priced.order.vatDecision.percent : 0)
  const { setValue } = useFormContext<CheckoutForm>()
  const error = useFieldError('method')
  const { offers, method, shippingFinding } = priced
  return (
    <Section title={t('methods')}>
      <fieldset
        id={fieldId('method')}
        tabIndex={-1}
        aria-label={t('methods')}
        className="space-y-2 outline-none"
      >
        {offers.map(offer => (
          <RadioCard
            key={offer.method}
            name="method"
            value={offer.method}
            checked={offer.method === method}
            onChange={() => setValue('method', offer.method, { shouldDirty: true, shouldValidate: true })}
            title={offer.name[language]}
            description={dates(offer)}
            aside={offer.price.minor === 0 ? price('free') : amount(offer.price)}
          />
        ))}
      </fieldset>
      {shippingFinding && (
        <Alert tone="ask">
          {cart(shippingFinding.code === 'unknown_country' ? 'unknownCountry' : 'quotationNeeded')}
        </Alert>
      )}
      {error && !shippingFinding && (
        <p className="mt-2 flex gap-1.5 text-xs font-medium text-seal">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </Section>
  )
}

interface PaymentSectionProps {
  /** Null until the shop has said which it offers. */
  offers: readonly PaymentOffer[] | null
  failed: boolean
}

/** The ways to pay that the shop offers to this buyer for this delivery. */
export function PaymentSection({ offers, failed }: PaymentSectionProps) {
  const t = useTranslations('checkout')
  const { register } = useFormContext<CheckoutForm>()
  return (
    <Section title={t('payment')}>
      <fieldset aria-label={t('payment')} className="min-h-18 space-y-2">
        {offers?.map(({ method, name, text }) => (
          <RadioCard key={method} value={method} {...register('payment')} title={name} description={text} />
        ))}
      </fieldset>
      {failed && <Alert tone="ask">{t('noPayment')}</Alert>}
    </Section>
  )
}
