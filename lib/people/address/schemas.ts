import { z } from 'zod'
import { findCountry } from '@/lib/catalogue/lookup'
import type { ValidatorCode } from '@/lib/ground/validators/codes'
import { checkedText, optionalText, reportFindings } from '@/lib/ground/validators/schema'
import { normaliseLine } from '@/lib/ground/validators/text'
import {
  type Countries,
  checkAddressLine,
  checkBilling,
  checkCity,
  checkCountry,
  checkDelivery,
  checkName,
  normalisePhone,
  normaliseZipcode,
} from './check-address'

/** A relay point's id in the relay service. */
const relaisId = z.string().trim().max(64).nullable().default(null)

/** Asks for nothing but that something is given: the country's rules say the rest. */
const given = (normalise: (value: unknown) => string, code: ValidatorCode) => (value: unknown) =>
  normalise(value) ? null : code

/** The fields of an address, each by itself; what depends on the country is checked on the whole. */
function addressFields(countries: Countries) {
  return {
    name: checkedText(normaliseLine, checkName),
    address: checkedText(normaliseLine, checkAddressLine),
    zipcode: checkedText(normaliseZipcode, given(normaliseZipcode, 'VALIDATORS_REQUIRED_ZIPCODE')),
    city: checkedText(normaliseLine, checkCity),
    country: checkedText(normaliseLine, value => checkCountry(value, countries)),
    phone: optionalText(normaliseLine, given(normaliseLine, 'VALIDATORS_REQUIRED_PHONE')).default(''),
    relaisId,
  }
}

/** A phone number in the form it is stored in, by the country of its address. */
function withNormalPhone<T extends { phone: string; country: string }>(address: T, countries: Countries): T {
  const trunkPrefix = findCountry(countries, address.country)?.trunkPrefix
  return { ...address, phone: normalisePhone(address.phone, trunkPrefix) }
}

/** A complete billing address (DELIVERY-3). Unknown keys are refused. */
export function billingSchema(countries: Countries) {
  return z
    .strictObject(addressFields(countries))
    .check(context => reportFindings(checkBilling(context.value, countries), context))
    .transform(address => withNormalPhone(address, countries))
}

/** A complete delivery (DELIVERY-3). Unknown keys are refused. */
export function deliverySchema(countries: Countries) {
  return z
    .strictObject({ ...addressFields(countries), vatApply: z.boolean().default(true) })
    .check(context => reportFindings(checkDelivery(context.value, countries), context))
    .transform(address => withNormalPhone(address, countries))
}

/**
 * An address as far as it is filled in: capped and normalised, nothing required. For saved carts, and for the orders
 * that an admin places for a client without a complete address (ORDER-14).
 */
export const partialAddressSchema = z.strictObject({
  name: z.string().max(1000).transform(normaliseLine).default(''),
  address: z.string().max(1000).transform(normaliseLine).default(''),
  zipcode: z.string().max(100).transform(normaliseZipcode).default(''),
  city: z.string().max(1000).transform(normaliseLine).default(''),
  country: z.string().max(2).default(''),
  phone: z.string().max(100).transform(normaliseLine).default(''),
  relaisId,
})

/** A delivery as far as it is filled in. */
export const partialDeliverySchema = partialAddressSchema.extend({ vatApply: z.boolean().default(true) })
