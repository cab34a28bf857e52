import { getTranslations } from 'next-intl/server'
import { QuotationLink } from '@/components/layout/quotation-link'
import { buttonClass } from '@/components/ui/button'
import type { SiteLocale } from '@/lib/ground/site/locales'

/** Offers a quotation to people who have not found what they looked for. */
export async function QuotationBand({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations({ locale, namespace: 'layout.notFound' })
  return (
    <div className="bg-ink text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-8 py-12">
        <div className="max-w-[60ch]">
          <h2>{t('quotation')}</h2>
          <p className="mt-2.5 text-[#c9d1cc]">{t('quotationText')}</p>
        </div>
        <QuotationLink className={buttonClass({ look: 'on-mat' })}>{t('quotationAction')}</QuotationLink>
      </div>
    </div>
  )
}
