'use client'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { type SyntheticEvent, useEffect, useId, useMemo, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { useLateTexts } from '@/components/use-late-texts'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { siteIn, sitesOf, type Zone, zonesPath } from '@/lib/ground/site/zones'
import { hydrateClient, selectZone, useClient } from '@/stores/client'
import { setPricesHT } from '@/stores/ui'
import { LateDialog } from './late-dialog'
import { addressIn, goTo } from './other-locale'

interface RegionDialogProps {
  locale: SiteLocale
  onClose: () => void
}

/** Where to deliver, in which language, with or without VAT. Its texts come when it is opened. */
export default function RegionDialog({ locale, onClose }: RegionDialogProps) {
  const texts = useLateTexts(locale, 'region')
  if (!texts) return null
  return (
    <NextIntlClientProvider locale={locale} messages={{ region: texts }}>
      <Region locale={locale} onClose={onClose} />
    </NextIntlClientProvider>
  )
}

/** The countries by their names in the page's language, once they are there. */
function useZones(locale: SiteLocale): { zones?: readonly (Zone & { name: string })[]; failed: boolean } {
  const [read, setRead] = useState<readonly Zone[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    fetch(zonesPath)
      .then(answer => {
        if (!answer.ok) throw new Error(`${zonesPath}: ${answer.status}`)
        return answer.json() as Promise<readonly Zone[]>
      })
      .then(setRead, error => {
        console.warn('the countries could not be fetched', error)
        setFailed(true)
      })
  }, [])
  const zones = useMemo(() => {
    const names = new Intl.DisplayNames([languageOf(locale)], { type: 'region' })
    return read
      ?.map(zone => ({ ...zone, name: names.of(zone.country) ?? zone.country }))
      .sort((a, b) => a.name.localeCompare(b.name, languageOf(locale)))
  }, [read, locale])
  return { zones, failed }
}

/** An address of another country, given in an earlier checkout, no longer decides the country of the cart's prices. */
async function leaveOtherAddress(country: string): Promise<void> {
  const { hydrateCart, useCart } = await import('@/stores/cart')
  hydrateCart()
  const { delivery, setDelivery } = useCart.getState()
  if (delivery && delivery.country !== country) setDelivery(null)
}

/** "français", "Deutsch": each language in its own words, for people who do not read the page's language. */
const ownName = (locale: SiteLocale) => {
  const language = languageOf(locale)
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}

/** Prices with or without VAT. */
function PricesChoice({ id }: { id: string }) {
  const t = useTranslations('region')
  const net = usePricesHT()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      {t('prices')}
      <Segmented
        name={`${id}-prices`}
        label={t('prices')}
        value={net ? 'ht' : 'ttc'}
        options={[
          { value: 'ttc', label: t('incl') },
          { value: 'ht', label: t('excl') },
        ]}
        onChange={choice => setPricesHT(choice === 'ht')}
      />
    </div>
  )
}

function Region({ locale, onClose }: RegionDialogProps) {
  const t = useTranslations('region')
  const id = useId()
  const { zones, failed } = useZones(locale)
  const selected = useClient(client => client.zoneSelected)
  const [chosen, setChosen] = useState<SiteLocale | null>(null)
  useEffect(hydrateClient, [])
  const site = chosen ?? siteIn(selected ?? '', languageOf(locale)) ?? locale
  const country = countryOf(site)
  const apply = async (event: SyntheticEvent) => {
    event.preventDefault()
    const zone = zones?.find(known => known.country === country)
    if (zone) {
      selectZone(zone.country, zone.vat)
      await leaveOtherAddress(zone.country)
    }
    if (site === locale) onClose()
    else goTo(addressIn(site))
  }
  return (
    <LateDialog title={t('title')} close={t('close')} onClose={onClose}>
      {failed && <Alert tone="block">{t('failed')}</Alert>}
      <form onSubmit={apply} className="grid gap-4">
        <Field id={`${id}-country`} label={t('country')}>
          <Select
            id={`${id}-country`}
            value={country}
            onChange={event => setChosen(siteIn(event.target.value, languageOf(site)) ?? site)}
          >
            {(zones ?? [{ country, name: country, vat: null }]).map(zone => (
              <option key={zone.country} value={zone.country}>
                {zone.vat === null
                  ? zone.name
                  : t('countryOption', { country: zone.name, percent: zone.vat })}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-language`} label={t('language')}>
          <Select
            id={`${id}-language`}
            value={site}
            onChange={event =>
              setChosen(sitesOf(country).find(known => known === event.target.value) ?? site)
            }
          >
            {sitesOf(country).map(known => (
              <option key={known} value={known} lang={languageOf(known)}>
                {ownName(known)}
              </option>
            ))}
          </Select>
        </Field>
        <PricesChoice id={id} />
        {country !== countryOf(locale) && <p className="text-sm text-ink-2">{t('other')}</p>}
        <Button type="submit" full>
          {t('apply')}
        </Button>
      </form>
    </LateDialog>
  )
}
