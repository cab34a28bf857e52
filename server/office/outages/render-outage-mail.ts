import 'server-only'
import { createTranslator } from 'next-intl'
import type { Payload } from 'payload'
import { defaultLocale, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { siteUrl } from '@/lib/ground/site/url'
import type { Outage } from '@/lib/office/outage/outage'
import { shopClock } from '@/lib/people/company/hours'
import { renderLetter } from '@/server/catalogue/mails/render-letter'
import { ownerAddresses } from '@/server/ground/mail/owner-addresses'
import type { Mail } from '@/server/ground/mail/transport'
import { findOutage } from './outages'

const momentOf = (at: string | null, locale: SiteLocale): string =>
  at
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: shopClock }).format(
        new Date(at),
      )
    : ''

/** The mail about an outage that begins, or is over, for its recipient. */
export async function composeOutageMail(
  { kind, since, until }: Outage,
  { to, over, locale = defaultLocale }: { to: string; over: boolean; locale?: SiteLocale },
): Promise<Mail> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'outage' })
  const key = `${kind}.${over ? 'over' : 'begins'}` as const
  const body = await renderLetter({
    locale,
    heading: t(`${key}.subject`),
    rows: [
      { label: t('since'), value: momentOf(since, locale) },
      { label: t('until'), value: over ? momentOf(until, locale) : '' },
    ],
    text: t(`${key}.text`),
    link: { href: `${siteUrl()}/admin`, label: t('panel') },
  })
  return { to, subject: t(`${key}.subject`), ...body }
}

/** The mail of an outage to the shop's owners; null where there is nobody. */
export async function renderOutageMail(payload: Payload, id: number, over: boolean): Promise<Mail | null> {
  const outage = await findOutage(payload, id)
  if (!outage) throw new Error(`there is no outage ${id}`)
  const to = await ownerAddresses(payload)
  return to ? composeOutageMail(outage, { to, over }) : null
}
