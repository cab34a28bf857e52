'use client'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Countries } from '@/lib/people/address/check-address'
import { useVatCheck } from '../checkout/use-vat-check'
import { TextField } from './text-field'
import type { Fields } from './use-fields'

/** A public SIRET: the one of INSEE, the French statistics office. */
const siretExample = '120 027 016 00563'

type TradeForm = { siretNumber: string; vatNumber: string } & Record<string, string | boolean>

interface TradeFieldsProps<Form extends TradeForm, Name extends string> {
  fields: Fields<Form, Name | 'siretNumber' | 'vatNumber'>
  countries: Countries | null
  siret: boolean
  vatExample: string
}

/** The numbers of a professional (PEOPLE-13); the VAT number is looked up as soon as its format is valid. */
export function TradeFields<Form extends TradeForm, Name extends string>(
  props: TradeFieldsProps<Form, Name>,
) {
  const { fields, countries, siret, vatExample } = props
  const t = useTranslations('account')
  return (
    <>
      {siret && (
        <TextField
          fields={fields}
          name="siretNumber"
          label={t('siret')}
          hint={t('siretHint')}
          example={siretExample}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <div>
        <TextField
          fields={fields}
          name="vatNumber"
          label={t('vatNumber')}
          hint={vatExample && t('example', { example: vatExample })}
          example={vatExample}
          autoComplete="off"
          autoCapitalize="characters"
        />
        {countries && <VatAnswer vatNumber={fields.form.vatNumber} countries={countries} />}
      </div>
    </>
  )
}

/** What the register says of the number (DELIVERY-13). */
function VatAnswer({ vatNumber, countries }: { vatNumber: string; countries: Countries }) {
  const t = useTranslations('account.vat')
  const { checked, asking } = useVatCheck({ accountType: 'company', vatNumber }, countries)
  const answer = asking ? 'asking' : checked?.status
  return (
    <p aria-live="polite" className="mt-1.5 flex gap-1.5 text-xs font-medium empty:hidden">
      {answer && (
        <>
          {answer === 'valid' && <Icon name="check" size={16} className="text-(--action)" />}
          {answer === 'invalid' && <Icon name="warning" size={16} className="text-amber-2" />}
          <span>{t(answer)}</span>
        </>
      )}
    </p>
  )
}
