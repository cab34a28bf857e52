import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { localeLabel } from '@/lib/ground/site/locale-label'
import { localePath } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import type { Company } from '@/lib/people/company/company'
import type { FooterColumn } from './footer-column'
import { FooterColumns } from './footer-columns'
import { FooterContact } from './footer-contact'
import { Logo } from './logo'
import { PriceToggle } from './price-toggle'

interface FooterProps {
  columns: readonly FooterColumn[]
  text?: string | null
  company: Company
}

const choice = 'flex min-h-8 items-center gap-2 hover:text-ink hover:underline pointer-coarse:min-h-11'

/** Columns of links, the choice of prices with or without VAT, of country and language. */
export function Footer({ columns, text, company }: FooterProps) {
  const t = useTranslations('layout')
  const price = useTranslations('price')
  const locale = useLocale()
  return (
    <footer className="site-footer mt-auto border-t border-line bg-wash pt-12 pb-10 text-sm text-ink-2 print:hidden">
      <div className="wrap grid grid-cols-2 gap-8 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div className="max-sm:col-span-2">
          <Link href="/" className="tap inline-block rounded-md text-ink">
            <Logo />
          </Link>
          <p className="mt-3.5 max-w-[34ch]">{text ?? t('footerText')}</p>
          <FooterContact company={company} />
          <div className="mt-4 flex flex-wrap items-center gap-2.5">
            {price('shown')}
            <PriceToggle labels={{ shown: price('shown'), incl: price('incl'), excl: price('excl') }} />
          </div>
          <div className="mt-3 flex flex-wrap gap-x-5">
            <button type="button" data-dialog="region" className={choice}>
              <Icon name="globe" size={18} />
              <span>
                <span className="sr-only">{t('language')}, </span>
                {localeLabel(locale, locale)}
              </span>
            </button>
            <button type="button" data-dialog="consent" className={choice}>
              <Icon name="shield" size={18} />
              {t('cookies')}
            </button>
          </div>
        </div>
        <FooterColumns
          columns={columns.map(({ title, links }) => ({
            title,
            links: links.map(({ label, url }) => ({ label, url: localePath(locale, url) })),
          }))}
        />
      </div>
    </footer>
  )
}
