'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId } from 'react'
import { addressIn, goTo } from '@/components/layout/other-locale'
import { PopupTexts } from '@/components/popup-texts'
import { Button } from '@/components/ui/button'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'

export interface RedirectWebsiteProps {
  /** The site that is offered; it is offered in its own language. */
  target: SiteLocale
  onClose: () => void
}

/** Offers the site of the visitor's country, once. It stands beside the page and covers nothing. */
export default function RedirectWebsite(props: RedirectWebsiteProps) {
  return (
    <PopupTexts locale={props.target} names={['popups']}>
      <Offer {...props} />
    </PopupTexts>
  )
}

function Offer({ target, onClose }: RedirectWebsiteProps) {
  const t = useTranslations('popups')
  const id = useId()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal'))
        onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  const code = countryOf(target)
  const country = new Intl.DisplayNames(target, { type: 'region' }).of(code) ?? code
  return (
    <section
      role="dialog"
      lang={target}
      aria-labelledby={`${id}-title`}
      className="fixed top-14 right-2 left-2 z-40 rounded-lg border border-line bg-paper p-4 shadow-2 sm:left-auto sm:w-90 print:hidden"
    >
      <h2 id={`${id}-title`} className="text-base! leading-6! tracking-normal [font-stretch:100%]">
        {t('redirect.title', { country })}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('redirect.text', { country })}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button look="secondary" size="small" onClick={onClose}>
          {t('redirect.stay')}
        </Button>
        <Button look="secondary" size="small" onClick={() => goTo(addressIn(target))}>
          {t('redirect.go', { country })}
        </Button>
      </div>
    </section>
  )
}
