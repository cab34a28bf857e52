import { useLocale, useTranslations } from 'next-intl'
import { clockTime } from '@/lib/doors/site/delivery-days'
import { addressLines, type Company } from '@/lib/people/company/company'
import { hoursByDay } from '@/lib/people/company/hours'
import { LazyOpeningNow } from './lazy'

/** The days with their hours; the closed ones say so. */
function Hours({ hours }: Pick<Company, 'hours'>) {
  const t = useTranslations('contact')
  const locale = useLocale()
  return (
    <dl className="mt-3 text-sm">
      {hoursByDay(hours).map(({ day, hours: stretches }) => (
        <div key={day} className="flex justify-between gap-4 border-t border-line py-1.5">
          <dt className="first-letter:uppercase">{t(`days.${day}`)}</dt>
          <dd className={stretches.length ? undefined : 'text-ink-3'}>
            {stretches.length
              ? stretches
                  .map(({ opens, closes }) => `${clockTime(opens, locale)} – ${clockTime(closes, locale)}`)
                  .join(', ')
              : t('closed')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How the shop is reached beside the form. Empty settings are not shown; without any setting the block is not shown. */
export function ContactDetails({ company }: { company: Company }) {
  const t = useTranslations('contact')
  const { name, phone, email, proEmail, hours } = company
  const address = addressLines(company)
  if (!phone && !email && hours.length === 0 && address.length === 0) return null
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.join(', '))}`
  return (
    <section aria-label={t('details')} className="grid content-start gap-4">
      {(phone || email || hours.length > 0) && (
        <div className="rounded-md bg-wash p-5">
          {hours.length > 0 && <LazyOpeningNow hours={hours} />}
          {phone && (
            <p className="mt-1.5">
              <a
                href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                className="text-[1.625rem] leading-8 font-[620] hover:underline"
              >
                {phone}
              </a>
            </p>
          )}
          {email && (
            <p className="mt-2 text-sm">
              <a href={`mailto:${email}`} className="link [overflow-wrap:anywhere]">
                {email}
              </a>
            </p>
          )}
          {hours.length > 0 && <Hours hours={hours} />}
        </div>
      )}
      {address.length > 0 && (
        <address className="text-sm not-italic">
          <span className="flex justify-between gap-4 font-semibold">
            {name}
            <a href={map} rel="noopener noreferrer" target="_blank" className="link font-normal">
              {t('directions')}
            </a>
          </span>
          {address.map(line => (
            <span key={line} className="block text-ink-2">
              {line}
            </span>
          ))}
        </address>
      )}
      {proEmail && (
        <p className="rounded-md bg-blue-soft px-4 py-3 text-sm text-blue-2">
          {t('resellers')}
          <a href={`mailto:${proEmail}`} className="underline [overflow-wrap:anywhere]">
            {proEmail}
          </a>
        </p>
      )}
    </section>
  )
}
