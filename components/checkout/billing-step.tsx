'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findCountry } from '@/lib/catalogue/lookup'
import { isFreeable } from '@/lib/money/pricing/vat'
import { billingCountryOf, type CheckoutForm, mayGiveSiret } from '@/lib/orders/order/checkout-form'
import { longestReference } from '@/lib/orders/order/purchase-reference'
import type { Address } from '@/lib/people/address/address'
import { AddressFields } from './address-fields'
import { TextField, useFieldError } from './fields'
import { SavedAddresses } from './saved-addresses'
import type { VatCheckState } from './use-vat-check'

/** A public SIRET: the one of INSEE, the French statistics office. */
const siretExample = '120 027 016 00563'

interface BillingStepProps {
  catalogue: Catalogue
  vat: VatCheckState
  /** The addresses that the client keeps. */
  saved: readonly Address[]
}

/** Whom the invoice is for: the address, and a company's numbers. */
export function BillingStep({ catalogue, vat, saved }: BillingStepProps) {
  const t = useTranslations('checkout')
  const { watch, register } = useFormContext<CheckoutForm>()
  const form = watch()
  const company = form.accountType === 'company'
  const { countries } = catalogue
  const vatExample = findCountry(countries, billingCountryOf(form))?.samples.vat ?? ''
  return (
    <>
      <Checkbox {...register('sameBilling')}>{t('sameBilling')}</Checkbox>
      {!form.sameBilling && (
        <fieldset className="mt-5">
          <legend className="mb-3 font-semibold">{t('billingAddress')}</legend>
          <div className="grid gap-4 md:grid-cols-2">
            <SavedAddresses prefix="billing." saved={saved} />
            <AddressFields prefix="billing." token="billing" countries={countries} company={company} />
          </div>
        </fieldset>
      )}
      {company && (
        <div className="mt-5 grid gap-4 md:grid-cols-2">
          <div>
            <TextField
              name="vatNumber"
              label={t('vatNumber')}
              optional={t('optional')}
              example={vatExample}
              autoComplete="off"
              autoCapitalize="characters"
              hint={t('vatNumberHint', { example: vatExample })}
            />
            <VatAnswer catalogue={catalogue} vat={vat} />
          </div>
          {mayGiveSiret(form) && (
            <TextField
              name="siretNumber"
              label={t('siret')}
              optional={t('optional')}
              example={siretExample}
              autoComplete="off"
              inputMode="numeric"
              hint={t('siretHint')}
            />
          )}
          <TextField
            name="purchaseReference"
            label={t('purchaseReference')}
            optional={t('optional')}
            example={t('purchaseReferenceExample')}
            autoComplete="off"
            maxLength={longestReference}
            hint={t('purchaseReferenceHint')}
          />
        </div>
      )}
    </>
  )
}

type Answer = 'asking' | 'free' | 'valid' | 'elsewhere' | 'invalid' | 'unverified'

/** What follows from the number, in words: whether VAT is charged, and why (DELIVERY-12, DELIVERY-13). */
function VatAnswer({ catalogue, vat }: Omit<BillingStepProps, 'saved'>) {
  const t = useTranslations('checkout.vat')
  const { watch } = useFormContext<CheckoutForm>()
  const [country, vatNumber] = watch(['country', 'vatNumber'])
  const error = useFieldError('vatNumber')
  const frees = isFreeable(country, vatNumber, catalogue)
  const mayFree = isFreeable(country, findCountry(catalogue.countries, country)?.samples.vat ?? '', catalogue)
  const answerOf = (): Answer | null => {
    if (error || !vatNumber.trim()) return null
    if (vat.asking) return 'asking'
    const { checked } = vat
    if (!checked) return null
    if (checked.status === 'valid') return frees ? 'free' : mayFree ? 'elsewhere' : 'valid'
    // Where the number has no effect, the form does not wait for the register.
    return checked.status === 'unverified' && !frees ? null : checked.status
  }
  const answer = answerOf()
  return (
    <p aria-live="polite" className="mt-1.5 flex gap-1.5 text-xs font-medium empty:hidden">
      {answer && (
        <>
          {(answer === 'free' || answer === 'valid') && (
            <Icon name="check" size={16} className="text-(--action)" />
          )}
          {(answer === 'invalid' || answer === 'unverified' || answer === 'elsewhere') && (
            <Icon name="warning" size={16} className="text-amber-2" />
          )}
          <span>{t(answer)}</span>
        </>
      )}
    </p>
  )
}
