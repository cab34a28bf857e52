'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Segmented } from '@/components/ui/segmented'
import { findCountry } from '@/lib/catalogue/lookup'
import { Link } from '@/lib/ground/site/navigation'
import { buyerTypes, type CheckoutForm } from '@/lib/orders/order/checkout-form'
import type { Address } from '@/lib/people/address/address'
import type { Countries } from '@/lib/people/address/check-address'
import { AddressFields } from './address-fields'
import { TextField } from './fields'
import { SavedAddresses } from './saved-addresses'

interface AddressStepProps {
  countries: Countries
  /** Nobody is logged in. */
  guest: boolean
  /** The addresses that the client keeps. */
  saved: readonly Address[]
}

/** How to reach the buyer, and where he lives. */
export function AddressStep({ countries, guest, saved }: AddressStepProps) {
  const t = useTranslations('checkout')
  const { watch, setValue } = useFormContext<CheckoutForm>()
  const [accountType, country] = watch(['accountType', 'country'])
  const { phone = '', phoneNational = '' } = findCountry(countries, country)?.samples ?? {}
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          name="accountType"
          label={t('accountType')}
          value={accountType}
          onChange={value => setValue('accountType', value, { shouldDirty: true })}
          options={buyerTypes.map(value => ({ value, label: t(value) }))}
        />
        {guest && (
          <p className="text-sm text-ink-2">
            {t('alreadyClient')}{' '}
            <Link href="/account/" className="link">
              {t('logIn')}
            </Link>
          </p>
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={t('email')}
          example={t('emailExample')}
          autoComplete="email"
          inputMode="email"
          hint={t('emailHint')}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          example={phoneNational.startsWith('0') ? phoneNational : phone}
          autoComplete="tel"
          hint={t('phoneHint')}
        />
        <SavedAddresses prefix="" saved={saved} />
        <AddressFields prefix="" token="shipping" countries={countries} company={accountType === 'company'} />
      </div>
    </>
  )
}
