'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { findCountry } from '@/lib/catalogue/lookup'
import { languageOf } from '@/lib/ground/site/locales'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'
import type { Countries } from '@/lib/people/address/check-address'
import { CountryField, TextField } from './fields'
import { useSuggestions } from './use-suggestions'

/** The countries by their names, in the order of the page's alphabet. */
export function useCountryNames({ countries }: Countries): { code: string; name: string }[] {
  const language = languageOf(useLocale())
  return countries
    .map(({ code, name }) => ({ code, name: name[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

interface AddressFieldsProps {
  prefix: '' | 'billing.'
  /** Of the browser's own address book. */
  token: 'shipping' | 'billing'
  countries: Countries
  company: boolean
}

/** An address as its country writes it, known to the browser's address book. */
export function AddressFields({ prefix, token, countries, company }: AddressFieldsProps) {
  const t = useTranslations('checkout')
  const names = useCountryNames(countries)
  const { watch } = useFormContext<CheckoutForm>()
  const country = watch(`${prefix}country`)
  const zip = findCountry(countries, country)?.samples.zip ?? ''
  return (
    <>
      <TextField
        name={`${prefix}name`}
        label={company ? t('companyName') : t('name')}
        example={company ? t('companyExample') : t('nameExample')}
        autoComplete={`${token} ${company ? 'organization' : 'name'}`}
        className="md:col-span-2"
      />
      <StreetField prefix={prefix} token={token} country={country} />
      <TextField
        name={`${prefix}zipcode`}
        label={t('zipcode')}
        example={zip}
        autoComplete={`${token} postal-code`}
      />
      <TextField
        name={`${prefix}city`}
        label={t('city')}
        example={t('cityExample')}
        autoComplete={`${token} address-level2`}
      />
      <CountryField
        name={`${prefix}country`}
        label={t('country')}
        autoComplete={`${token} country`}
        countries={names}
      />
    </>
  )
}

type StreetFieldProps = Pick<AddressFieldsProps, 'prefix' | 'token'> & { country: string }

/** The street, with addresses to choose from where the shop knows some; choosing one fills in code and town. */
function StreetField({ prefix, token, country }: StreetFieldProps) {
  const t = useTranslations('checkout')
  const list = useId()
  const { watch, setValue } = useFormContext<CheckoutForm>()
  const suggestions = useSuggestions(country, watch(`${prefix}address`))
  const labelled = suggestions.map(suggestion => ({
    ...suggestion,
    label: `${suggestion.address}, ${suggestion.zipcode} ${suggestion.city}`,
  }))
  const take = (value: string) => {
    const chosen = labelled.find(({ label }) => label === value)
    if (!chosen) return
    const options = { shouldDirty: true, shouldValidate: true }
    for (const field of ['address', 'zipcode', 'city'] as const)
      setValue(`${prefix}${field}`, chosen[field], options)
  }
  return (
    <>
      <TextField
        name={`${prefix}address`}
        label={t('address')}
        example={t('addressExample')}
        autoComplete={`${token} street-address`}
        placeholder={t('addressExample')}
        className="md:col-span-2"
        list={labelled.length > 0 ? list : undefined}
        onInput={event => take(event.currentTarget.value)}
      />
      <datalist id={list}>
        {labelled.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  )
}
