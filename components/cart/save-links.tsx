'use client'
import { useTranslations } from 'next-intl'
import { QuotationLink } from '@/components/layout/quotation-link'
import { openSaveCart } from '@/components/popups/open-save-cart'

/** What else can be done with a cart than ordering it. */
export function SaveLinks() {
  const t = useTranslations('cart.saving')
  const look = 'link inline-flex min-h-6 items-center pointer-coarse:min-h-11'
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 text-sm max-xl:mt-2 xl:-mt-11 xl:justify-end">
      <button type="button" aria-haspopup="dialog" className={look} onClick={() => openSaveCart('keep')}>
        {t('keep')}
      </button>
      <button type="button" aria-haspopup="dialog" className={look} onClick={() => openSaveCart('share')}>
        {t('share')}
      </button>
      <QuotationLink className={look}>{t('quotation')}</QuotationLink>
    </div>
  )
}
