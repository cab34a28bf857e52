'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { findCountry } from '@/lib/catalogue/lookup'
import { countryOf } from '@/lib/ground/site/locales'
import type { AccountType } from '@/lib/people/client/account'
import { checkProfessional } from '@/lib/people/client/check-professional'
import type { Client } from '@/lib/people/client/client'
import { asksForSiret } from '@/lib/people/client/registration'
import { SaveLine } from '../profile/save-line'
import { useSave } from '../profile/use-save'
import { TradeFields } from '../trade-fields'
import { useCountries } from '../use-countries'
import { useFields } from '../use-fields'

type Numbers = { siretNumber: string; vatNumber: string } & Record<string, string>
const numberFields = ['siretNumber', 'vatNumber'] as const

/** Asks for a professional account with its numbers (PEOPLE-13). A retailer's waits for the staff. */
export function TradeRequest({ client }: { client: Client }) {
  const t = useTranslations('account')
  const area = useTranslations('accountArea.trade')
  const country = countryOf(useLocale())
  const countries = useCountries()
  const saving = useSave()
  const wanted: readonly AccountType[] =
    client.other.accountType === 'company' ? ['retailer'] : ['company', 'retailer']
  const [chosen, setChosen] = useState<AccountType>('retailer')
  // A client who has become a company meanwhile can only ask for the other kind.
  const accountType = wanted.includes(chosen) ? chosen : 'retailer'
  const fields = useFields<Numbers, (typeof numberFields)[number]>({
    id: 'trade',
    initial: { siretNumber: client.siretNumber, vatNumber: client.vatNumber },
    fields: numberFields,
    check: form => (countries ? checkProfessional({ ...form, accountType }, countries) : {}),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.busy || !fields.isRight()) return
    const { siretNumber, vatNumber } = fields.form
    const other = { accountType, interestedRetailer: accountType === 'retailer' }
    const sent = await saving.save({ other, siretNumber, vatNumber })
    if (!sent.ok) fields.refuse(sent.fields)
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="trade-title" className="max-w-110 space-y-4">
      <h2 id="trade-title">{area('ask')}</h2>
      {wanted.length > 1 && (
        <Segmented
          name="tradeType"
          label={t('register.type')}
          value={accountType}
          onChange={setChosen}
          options={wanted.map(value => ({ value, label: t(`register.types.${value}`) }))}
        />
      )}
      {accountType === 'retailer' && <p className="text-sm text-ink-2">{t('register.retailerText')}</p>}
      <TradeFields
        fields={fields}
        countries={countries}
        siret={asksForSiret(country, fields.form.vatNumber, countries)}
        vatExample={(countries && findCountry(countries, country)?.samples.vat) ?? ''}
      />
      <SaveLine {...saving} label={area('send')} />
    </form>
  )
}
