'use client'
import { useLocale, useTranslations } from 'next-intl'
import useSWRImmutable from 'swr/immutable'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { longestBack, type SocialName, socialAnswer, socialErrors } from '@/lib/doors/contract/social'
import { localePath } from '@/lib/ground/site/locales'
import { carried } from '@/stores/campaign'
import { fetchParsed } from '../checkout/fetch-json'

/** The spelling of the services. */
const names: Record<SocialName, string> = { google: 'Google', facebook: 'Facebook', linkedin: 'LinkedIn' }

/** The services that the shop has keys of, each a way in (PEOPLE-14); nothing where there are none. */
export function SocialLogins() {
  const t = useTranslations('account.social')
  const locale = useLocale()
  const { data } = useSWRImmutable('/api/auth', fetchParsed(socialAnswer), { shouldRetryOnError: false })
  if (!data || data.providers.length === 0) return null
  const account = localePath(locale, '/account/')
  // The campaign comes back with the shopper, where the path is not too long for the call (ORDER-13).
  const withCampaign = carried(account)
  const back = new URLSearchParams({ back: withCampaign.length > longestBack ? account : withCampaign })
  return (
    <div className="mt-5">
      <p className="mb-3 text-center text-sm text-ink-2">{t('or')}</p>
      <ul className="grid gap-2 sm:grid-cols-3">
        {data.providers.map(name => (
          <li key={name}>
            {/* A document of another site: no link of the site's router. */}
            <a
              href={`/api/auth/${name}?${back}`}
              target="_self"
              className={buttonClass({ look: 'secondary', size: 'small', full: true })}
            >
              {names[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why a login by a service failed, from the address. */
export function SocialFailure({ code }: { code: string | null }) {
  const t = useTranslations('account.social')
  const known = socialErrors.find(one => one === code)
  if (!known) return null
  return (
    <Alert tone="block" role="alert" className="mb-5">
      {t(known)}
    </Alert>
  )
}
