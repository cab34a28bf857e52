'use client'
import { useLocale } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { findCountry } from '@/lib/catalogue/lookup'
import type { Who } from '@/lib/doors/contract/client'
import { countryOf } from '@/lib/ground/site/locales'
import {
  type Asked,
  type CheckoutForm,
  checkCheckout,
  checkoutFields,
  emptyCheckout,
} from '@/lib/orders/order/checkout-form'
import type { Address } from '@/lib/people/address/address'
import type { Countries } from '@/lib/people/address/check-address'
import { useCart } from '@/stores/cart'
import { useClient } from '@/stores/client'
import { keepForm, readKeptForm } from './keep-form'

/** Findings in the form that the form library keeps them: nested, in the order of the page. */
function toErrors(form: CheckoutForm, asked: Asked): FieldErrors<CheckoutForm> {
  const found = checkCheckout(form, asked)
  const errors: Record<string, unknown> = {}
  const billing: Record<string, unknown> = {}
  for (const field of checkoutFields) {
    const message = found[field]
    if (!message) continue
    const [parent, child] = field.split('.')
    if (child) billing[child] = { type: 'validate', message }
    else if (parent) errors[parent] = { type: 'validate', message }
  }
  return (Object.keys(billing).length ? { ...errors, billing } : errors) as FieldErrors<CheckoutForm>
}

/** The addresses that a client keeps, of countries that the shop sends to; none of a visitor. */
export const savedAddresses = (who: Who, countries: Countries): Address[] =>
  who.id === null
    ? []
    : who.addresses.addresses.filter(({ address, country }) => address && findCountry(countries, country))

/** The client for whom a clerk orders; null where no clerk does. */
export const actsFor = (who: Who): number | null => (who.id !== null && who.actedFor ? who.id : null)

/** Where a client has his orders sent, and where his invoices go if that is elsewhere. */
function addressesOf(who: Who): { delivery: Address | null; billing: Address | null } {
  if (who.id === null) return { delivery: null, billing: null }
  const { addresses, defaultDelivery, defaultBilling } = who.addresses
  const delivery = addresses[defaultDelivery ?? 0] ?? null
  const billing = defaultBilling === null ? null : (addresses[defaultBilling] ?? null)
  return { delivery, billing: billing === delivery ? null : billing }
}

/** What the shop knows of a client. */
function contactOf(who: Who): Partial<CheckoutForm> {
  if (who.id === null) return {}
  const { email, name, phone, vatNumber, siretNumber, other, company } = who
  return {
    email,
    // A company's buyer orders for it, not for himself.
    name: company?.name ?? name,
    phone,
    vatNumber,
    siretNumber,
    accountType: other.accountType === 'private' ? 'private' : 'company',
  }
}

/** The earlier input, as far as this browser keeps it, and what the shop knows about a client. */
function startingForm(country: string, countries: Countries, who: Who): CheckoutForm {
  const { delivery: kept, addressTmp, billing: keptBilling, shipment } = useCart.getState()
  const own = addressesOf(who)
  const empty = emptyCheckout(country)
  // For a parcel to a relay point, the shopper's own address is stored separately.
  const typed = kept?.relaisId ? addressTmp : kept
  const delivery = typed ?? own.delivery
  // Without a delivery of its own the cart knows nothing of a billing address either.
  const billing = keptBilling ?? (kept ? null : own.billing)
  const known = delivery && findCountry(countries, delivery.country) ? delivery : null
  const { phone = '', name = '', address = '', zipcode = '', city = '' } = known ?? {}
  return {
    ...empty,
    ...contactOf(who),
    ...readKeptForm(),
    ...(phone && { phone }),
    ...(name && { name }),
    address,
    zipcode,
    city,
    country: known?.country ?? country,
    sameBilling: billing === null,
    billing: billing
      ? {
          name: billing.name,
          address: billing.address,
          zipcode: billing.zipcode,
          city: billing.city,
          country: billing.country || country,
        }
      : empty.billing,
    method: shipment?.method ?? '',
  }
}

/** The context of the form beside its input: what it must contain, and its price. */
export interface FormContext extends Asked {
  freedOfVat: boolean
}

/**
 * The form of the checkout: filled with what is known, checked by the shop's own rules, kept as it is typed. `context`
 * is what holds at the moment: the form asks for it whenever it checks.
 */
export function useCheckoutForm(countries: Countries, who: Who) {
  const siteCountry = countryOf(useLocale())
  const zone = useClient.getState().zoneSelected
  const context = useRef<FormContext>({
    countries,
    relay: false,
    proofs: null,
    freedOfVat: false,
    actsFor: actsFor(who),
  })
  const resolver: Resolver<CheckoutForm> = values => {
    const errors = toErrors(values, context.current)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<CheckoutForm>({
    resolver,
    defaultValues: startingForm(findCountry(countries, zone)?.code ?? siteCountry, countries, who),
    mode: 'onTouched',
    // The page takes the focus to the first mistake itself, and opens its step.
    shouldFocusError: false,
  })
  useKeeping(form, context)
  useCorrection(form)
  return { form, context }
}

/**
 * A wrong field is checked again with every letter, not only on blur: a corrected field loses its error at once, and nothing moves under
 * the pointer on blur.
 */
function useCorrection(form: ReturnType<typeof useForm<CheckoutForm>>) {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (name && type === 'change' && form.getFieldState(name).invalid) void form.trigger(name)
    })
    return unsubscribe
  }, [form])
}

/** Keeps the form soon after it was changed, and when it is left. */
function useKeeping(form: ReturnType<typeof useForm<CheckoutForm>>, context: RefObject<FormContext>) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pending: (() => void) | undefined
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      pending = () => keepForm(form.getValues(), context.current)
      timer = setTimeout(() => {
        pending?.()
        pending = undefined
      }, 300)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      pending?.()
    }
  }, [form, context])
}
