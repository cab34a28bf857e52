'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Field, Select } from '@/components/ui/field'
import { type CheckoutForm, placeOfAddress } from '@/lib/orders/order/checkout-form'
import type { Address } from '@/lib/people/address/address'

interface SavedAddressesProps {
  prefix: '' | 'billing.'
  /** Those that the client keeps, of countries that the shop sends to. */
  saved: readonly Address[]
}

const fields = ['name', 'address', 'zipcode', 'city', 'country'] as const

/** The addresses that a client keeps, to choose from; a typed address is a separate one. */
export function SavedAddresses({ prefix, saved }: SavedAddressesProps) {
  const t = useTranslations('checkout')
  const { watch, setValue } = useFormContext<CheckoutForm>()
  const form = watch()
  if (saved.length === 0) return null
  const chosen = placeOfAddress(saved, prefix === '' ? form : form.billing)
  const take = (place: string) => {
    const address = saved[Number(place)]
    const options = { shouldDirty: true, shouldValidate: true }
    if (place === '' || !address) {
      for (const field of fields.slice(0, -1)) setValue(`${prefix}${field}`, '', { shouldDirty: true })
      return
    }
    for (const field of fields) setValue(`${prefix}${field}`, address[field], options)
    if (prefix === '' && address.phone) setValue('phone', address.phone, options)
  }
  const id = `checkout-${prefix === '' ? 'delivery' : 'billing'}-saved`
  return (
    <Field id={id} label={t('savedAddresses')} className="md:col-span-2">
      <Select id={id} value={chosen ?? ''} onChange={event => take(event.target.value)}>
        {saved.map(({ name, address, zipcode, city, country }, place) => (
          <option key={[name, address, zipcode, city, country].join('\n')} value={place}>
            {[name, address, `${zipcode} ${city}`].join(', ')}
          </option>
        ))}
        <option value="">{t('otherAddress')}</option>
      </Select>
    </Field>
  )
}
