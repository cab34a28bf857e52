'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { addressIn, goTo } from '@/components/layout/other-locale'
import { PopupTexts } from '@/components/popup-texts'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { siteIn, zonesPath } from '@/lib/ground/site/zones'
import { hydrateClient, selectZone, useClient } from '@/stores/client'
import { readStorage, writeStorage } from '@/stores/storage'
import { openPopup } from '@/stores/ui'
import { useStaffData } from '../use-staff-data'
import { setDevMode } from './mount'
import { useTrial } from './use-trial'
import './widget.css'

interface WidgetProps {
  locale: SiteLocale
}

/** Storage key for whether the widget is shown. */
const hiddenKey = 'toolsHidden'

const zonesSchema = z.array(z.object({ country: z.string(), vat: z.number() }))

/** What staff have beside every page in development mode: site, delivery with its VAT, and trial prices (TOOLS-12). */
export default function ToolsWidget(props: WidgetProps) {
  return (
    <PopupTexts locale={props.locale} names={['toolsWidget']}>
      <Widget {...props} />
    </PopupTexts>
  )
}

function Widget(props: WidgetProps) {
  const t = useTranslations('toolsWidget')
  const [hidden, setHidden] = useState(() => readStorage(hiddenKey) === '1')
  const toggle = () => {
    writeStorage(hiddenKey, hidden ? null : '1')
    setHidden(!hidden)
  }
  return (
    <section
      className={hidden ? 'tools-widget tools-widget--hidden' : 'tools-widget'}
      aria-label={t('label')}
    >
      {hidden ? (
        <button type="button" aria-expanded={false} onClick={toggle}>
          {t('show')}
        </button>
      ) : (
        <>
          <div className="tools-widget__head">
            <b>{t('show')}</b>
            <button type="button" aria-expanded onClick={toggle}>
              {t('hide')}
            </button>
          </div>
          <Body {...props} />
        </>
      )}
    </section>
  )
}

function Body({ locale }: WidgetProps) {
  const t = useTranslations('toolsWidget')
  return (
    <div className="tools-widget__body">
      <Places locale={locale} />
      <Prices locale={locale} />
      <button type="button" aria-haspopup="dialog" onClick={() => openPopup('modelsManager')}>
        {t('models')}
      </button>
      <button type="button" onClick={() => setDevMode(false)}>
        {t('off')}
      </button>
    </div>
  )
}

/** The present site, and its delivery country, which decides the VAT. */
function Places({ locale }: { locale: SiteLocale }) {
  const t = useTranslations('toolsWidget')
  const id = useId()
  const zones = useStaffData(zonesPath, zonesSchema).data ?? []
  const own = countryOf(locale)
  const selected = useClient(client => client.zoneSelected)
  useEffect(hydrateClient, [])
  const names = new Intl.DisplayNames([languageOf(locale)], { type: 'region' })
  const goToSite = (country: string) => {
    const site = siteIn(country, languageOf(locale))
    if (site) goTo(addressIn(site))
  }
  const selectVat = (country: string) => {
    const zone = zones.find(known => known.country === country)
    if (zone) selectZone(zone.country, zone.vat)
  }
  return (
    <>
      <label htmlFor={`${id}-country`}>
        {t('country')}
        <select id={`${id}-country`} value={own} onChange={({ target }) => goToSite(target.value)}>
          {zones.map(({ country }) => (
            <option key={country} value={country}>
              {names.of(country)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-zone`}>
        {t('zone')}
        <select id={`${id}-zone`} value={selected ?? own} onChange={({ target }) => selectVat(target.value)}>
          {zones.map(({ country, vat }) => (
            <option key={country} value={country}>
              {t('zoneOption', { country: names.of(country) ?? country, percent: vat })}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

/** The price lists that can be tried over the shop, and a button back to the published ones. */
function Prices({ locale }: { locale: SiteLocale }) {
  const t = useTranslations('toolsWidget')
  const id = useId()
  const { lists, tried, trouble, state, choose } = useTrial(countryOf(locale))
  const status = state === 'still' ? (tried ? t('trying', { name: tried }) : '') : t(state)
  return (
    <>
      <label htmlFor={`${id}-list`}>
        {t('session')}
        <select
          id={`${id}-list`}
          value={tried ?? ''}
          disabled={state === 'loading'}
          onChange={({ target }) => void choose(target.value || null)}
        >
          <option value="">{t('live')}</option>
          {lists.map(({ name, inForce }) => (
            <option key={name} value={name}>
              {t(inForce ? 'liveMark' : 'testMark', { name })}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{trouble ? t('refused') : status}</p>
      {tried && (
        <button type="button" disabled={state === 'loading'} onClick={() => void choose(null)}>
          {t('back')}
        </button>
      )}
      <p className="tools-widget__about">{t('about')}</p>
    </>
  )
}
