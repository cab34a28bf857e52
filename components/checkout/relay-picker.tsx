'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import useSWRImmutable from 'swr/immutable'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input } from '@/components/ui/field'
import { relayPointsAnswer, relayPointsPath } from '@/lib/doors/contract/relay-points'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'
import { checkRelayZipcode, normaliseZipcode, relayZipDigits } from '@/lib/people/address/check-address'
import type { RelayPoint } from '@/lib/people/address/relay-point'
import { fetchParsed } from './fetch-json'
import { ChoiceError, fieldId } from './fields'
import { RelayMap } from './relay-map'
import { RelayPointCard } from './relay-point-card'
import { useAddressServices } from './use-suggestions'

/** The points could not be read; they may be asked for again. */
function Unreachable({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('checkout.relay')
  return (
    <Alert
      tone="ask"
      role="alert"
      actions={
        <Button size="small" look="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      }
    >
      {t('failed')}
    </Alert>
  )
}

/** The point that the parcel goes to. */
function ChosenPoint({ relay }: { relay: NonNullable<CheckoutForm['relay']> }) {
  const t = useTranslations('checkout.relay')
  return (
    <p className="mt-3 text-sm">
      <b className="font-semibold">{relay.name}</b>, {relay.address}, {relay.zipcode} {relay.city}
      <span className="block text-xs text-ink-2">{t('kept')}</span>
    </p>
  )
}

/** The relay points around a postal code: the shopper's own to begin with, as a list and, where there are maps, a plan. */
export function RelayPicker() {
  const t = useTranslations('checkout.relay')
  const validators = useTranslations('validators')
  const { watch, setValue, getValues } = useFormContext<CheckoutForm>()
  const [country, relay] = watch(['country', 'relay'])
  const [typed, setTyped] = useState(() => {
    const own = normaliseZipcode(relay?.zipcode ?? getValues('zipcode'))
    return checkRelayZipcode(own, country) === null ? own : ''
  })
  const zipcode = normaliseZipcode(typed)
  const isWhole = checkRelayZipcode(zipcode, country) === null
  const { data, error, isLoading, mutate } = useSWRImmutable(
    isWhole ? relayPointsPath({ country, zipcode }) : null,
    fetchParsed(relayPointsAnswer),
    { shouldRetryOnError: false },
  )
  const choose = ({ id, name, address, zipcode: code, city, country: of }: RelayPoint) =>
    setValue(
      'relay',
      { id, name, address, zipcode: code, city, country: of },
      { shouldDirty: true, shouldValidate: true },
    )
  const tooLong = typed !== '' && !isWhole && zipcode.length >= relayZipDigits(country)
  const wrong = tooLong ? validators('VALIDATORS_REQUIRED_ZIPCODE_RELAY') : undefined
  return (
    <fieldset
      id={fieldId('relay')}
      tabIndex={-1}
      aria-label={t('title')}
      className="mt-2 rounded-md border border-line p-4 outline-none"
    >
      <Field id="relay-zipcode" label={t('zipcode')} error={wrong} className="max-w-48">
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            // Points are fetched while it is typed: the form must not be sent yet.
            if (event.key === 'Enter') event.preventDefault()
          }}
          {...describedBy('relay-zipcode', { error: wrong })}
          invalid={Boolean(wrong)}
        />
      </Field>
      <div aria-live="polite" className="mt-4 text-sm text-ink-2 empty:hidden">
        {isLoading && t('loading')}
        {data?.length === 0 && t('none', { zipcode })}
      </div>
      {error && <Unreachable onAgain={() => void mutate()} />}
      {data && data.length > 0 && <Points points={data} chosen={relay?.id ?? null} onChoose={choose} />}
      {relay && <ChosenPoint relay={relay} />}
      <ChoiceError name="relay" />
    </fieldset>
  )
}

interface PointsProps {
  points: readonly RelayPoint[]
  chosen: string | null
  onChoose: (point: RelayPoint) => void
}

function Points({ points, chosen, onChoose }: PointsProps) {
  const services = useAddressServices()
  return (
    <div className="mt-4 grid overflow-hidden rounded-md border border-line lg:grid-cols-2">
      {services?.tiles && (
        <RelayMap
          tiles={services.tiles}
          points={points}
          chosen={chosen}
          onChoose={onChoose}
          className="lg:order-last"
        />
      )}
      <ul className={services?.tiles ? 'max-h-96 overflow-y-auto' : 'lg:col-span-2'}>
        {points.map((point, index) => (
          <RelayPointCard
            key={point.id}
            point={point}
            number={index + 1}
            chosen={point.id === chosen}
            onChoose={() => onChoose(point)}
          />
        ))}
      </ul>
    </div>
  )
}
