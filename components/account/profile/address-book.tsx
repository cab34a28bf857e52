'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Countries } from '@/lib/people/address/check-address'
import { type Client, type ClientAddresses, maxAddresses } from '@/lib/people/client/client'
import { type AddressForm, withAddress, withoutAddress } from '@/lib/people/client/profile-form'
import { useCountryNames } from '../../checkout/address-fields'
import { RefusalAlert } from '../refusal-alert'
import { useCountries } from '../use-countries'
import { AddressEditor } from './address-editor'
import { type Saving, useSave } from './use-save'

/** Where the client has things sent and billed, each change kept at once. */
export function AddressBook({ client }: { client: Client }) {
  const t = useTranslations('accountArea.addresses')
  const countries = useCountries()
  return (
    <section aria-labelledby="addresses-title">
      <h2 id="addresses-title" className="mb-4">
        {t('title')}
      </h2>
      {countries && <Book book={client.addresses} countries={countries} />}
    </section>
  )
}

interface BookProps {
  book: ClientAddresses
  countries: Countries
}

function Book({ book, countries }: BookProps) {
  const t = useTranslations('accountArea.addresses')
  const saving = useSave()
  /** The place of the address that is being changed; `new` for one that is added. */
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [removed, setRemoved] = useState<ClientAddresses | null>(null)
  const keep = (addresses: ClientAddresses) => saving.save({ addresses })
  const store = async (form: AddressForm) => {
    const sent = await keep(withAddress(book, form, edited === 'new' ? null : edited))
    if (sent.ok) setEdited(null)
    setRemoved(null)
    return sent
  }
  const remove = async (at: number) => {
    const sent = await keep(withoutAddress(book, at))
    if (sent.ok) setRemoved(book)
  }
  const undo = async () => {
    if (removed && (await keep(removed)).ok) setRemoved(null)
  }
  const editor = { countries, saving, onStore: store, onCancel: () => setEdited(null) }
  return (
    <>
      {book.addresses.length === 0 && edited === null && <p className="mb-4 text-ink-2">{t('none')}</p>}
      <ul className="space-y-3">
        {book.addresses.map((address, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address has no key but its index in the book
          <li key={at} className="rounded-lg border border-line p-4">
            {edited === at ? (
              <AddressEditor start={address} {...editor} />
            ) : (
              <Entry
                {...{ book, at, saving, countries }}
                onEdit={() => setEdited(at)}
                onRemove={() => void remove(at)}
                onDefault={kind => void keep({ ...book, [kind]: at })}
              />
            )}
          </li>
        ))}
        {edited === 'new' && (
          <li className="rounded-lg border border-line p-4">
            <AddressEditor start={null} {...editor} />
          </li>
        )}
      </ul>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {removed && (
          <>
            {t('removed')}{' '}
            <button type="button" className="link min-h-11" onClick={() => void undo()}>
              {t('undo')}
            </button>
          </>
        )}
      </p>
      {edited === null && <RefusalAlert code={saving.refused} />}
      {edited === null && book.addresses.length < maxAddresses && (
        <Button size="small" look="secondary" className="mt-4" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      )}
    </>
  )
}

type Default = 'defaultDelivery' | 'defaultBilling'
const defaults: readonly Default[] = ['defaultDelivery', 'defaultBilling']

interface EntryProps extends BookProps {
  at: number
  saving: Saving
  onEdit: () => void
  onRemove: () => void
  onDefault: (kind: Default) => void
}

function Entry({ book, at, saving, countries, onEdit, onRemove, onDefault }: EntryProps) {
  const t = useTranslations('accountArea.addresses')
  const names = useCountryNames(countries)
  const address = book.addresses[at]
  if (!address) return null
  const { name, address: street, zipcode, city, country, phone } = address
  const place = `${zipcode} ${city}, ${names.find(({ code }) => code === country)?.name ?? country}`
  const action = 'link min-h-11 text-sm'
  return (
    <>
      <div className="flex flex-wrap gap-2 not-empty:mb-2">
        {defaults.map(kind => book[kind] === at && <Badge key={kind}>{t(kind)}</Badge>)}
      </div>
      <address className="text-sm leading-6 not-italic">
        <strong className="font-semibold">{name}</strong>
        {[street, place, phone].filter(Boolean).map(line => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <button type="button" className={action} aria-label={t('editOf', { street })} onClick={onEdit}>
          {t('edit')}
        </button>
        {defaults.map(
          kind =>
            book[kind] !== at && (
              <button
                key={kind}
                type="button"
                className={action}
                aria-disabled={saving.busy || undefined}
                onClick={() => onDefault(kind)}
              >
                {t(`${kind}Set`)}
              </button>
            ),
        )}
        <button type="button" className={action} aria-label={t('removeOf', { street })} onClick={onRemove}>
          {t('remove')}
        </button>
      </div>
    </>
  )
}
