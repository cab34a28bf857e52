import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createTranslator } from 'next-intl'
import type { Client as ClientRecord } from '@/cms/payload-types'
import { resetPath } from '@/lib/doors/contract/accounts'
import { invitationDays, invitationPath } from '@/lib/doors/contract/colleagues'
import { defaultLocale, isLocale, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { siteUrl } from '@/lib/ground/site/url'
import { accountPath } from '@/lib/people/client/account-menu'
import { deviceName } from '@/lib/people/client/device'
import { shopClock } from '@/lib/people/company/hours'
import { getContent } from '@/server/catalogue/content'
import { renderLetter } from '@/server/catalogue/mails/render-letter'
import type { JobData } from '@/server/ground/jobs/requests'
import type { Letter } from '@/server/ground/mail/templates/letter'
import type { Mail } from '@/server/ground/mail/transport'
import { shopPayload } from '@/server/ground/shop-payload'
import { letterOf } from '../colleagues/invitations'
import { findClientByEmail } from './client-record'
import { linkHash } from './password-link'

/** How long the link to a new password is valid, and when another one may be requested after it, in minutes. */
const link = { minutes: 60, pause: 2 } as const

type AccountMail = JobData<'account-mail'>

const translatorOf = async (locale: SiteLocale) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: 'accountMail' })

/**
 * A new link for a client, in place of the earlier one; null where one was sent a moment ago. The shop keeps the
 * SHA-256 of what it carries, with the address that it goes to.
 */
async function makeLink({ id: client, email }: Pick<ClientRecord, 'id' | 'email'>): Promise<string | null> {
  const uid = randomBytes(32).toString('base64url')
  const hash = linkHash(email, uid)
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`insert into password_links (client, hash, ends_at)
        values (${client}, ${hash}, now() + make_interval(mins => ${link.minutes}))
        on conflict (client) do update set hash = excluded.hash, created_at = now(), ends_at = excluded.ends_at
          where password_links.created_at < now() - make_interval(mins => ${link.pause}) returning client`,
  )
  return rows.length > 0 ? uid : null
}

async function mailOf({ to, subject, ...letter }: Letter & Pick<Mail, 'to' | 'subject'>): Promise<Mail> {
  const [{ email }, body] = await Promise.all([getContent().company(), renderLetter(letter)])
  return { to, subject, ...body, ...(email && { replyTo: email }) }
}

async function linkMail({ email, locale: asked }: Extract<AccountMail, { kind: 'password-link' }>) {
  const client = await findClientByEmail(email)
  const uid = client && (await makeLink(client))
  if (!client || !uid) return null
  const own = client.locale ?? ''
  const locale = asked ?? (isLocale(own) ? own : defaultLocale)
  return linkLetter({ email: client.email, locale }, uid)
}

interface Reader {
  email: string
  locale: SiteLocale
}

/** @param path where a new password is chosen; always at the shop's own address, not at the host that the request named */
async function passwordLetter({ email, locale }: Reader, path: string) {
  const t = await translatorOf(locale)
  return mailOf({
    to: email,
    locale,
    subject: t('link.subject'),
    heading: t('link.heading'),
    rows: [],
    text: t('link.text'),
    link: { href: `${siteUrl()}${path}`, label: t('link.button') },
  })
}

/** @param uid what the link carries, by which the shop knows it */
export const linkLetter = (reader: Reader, uid: string) =>
  passwordLetter(reader, localePath(reader.locale, resetPath(reader.email, uid)))

/** The same for the panel, whose codes are Payload's: valid for an hour, once. */
export const staffLinkLetter = (reader: Reader, token: string) =>
  passwordLetter(reader, `/admin/reset/${token}`)

/** A link to a new password for one of the staff, in place of the earlier one; null where that was sent a moment ago. */
async function staffLinkMail({ email, locale }: Extract<AccountMail, { kind: 'staff-link' }>) {
  const payload = await shopPayload()
  const { docs } = await payload.find({
    collection: 'admins',
    where: { email: { equals: email } },
    showHiddenFields: true,
    depth: 0,
    limit: 1,
  })
  const [staff] = docs
  if (!staff) return null
  const endsAt = Date.parse(staff.resetPasswordExpiration ?? '')
  if (endsAt > Date.now() + (link.minutes - link.pause) * 60_000) return null
  const token = await payload.forgotPassword({ collection: 'admins', data: { email }, disableEmail: true })
  return staffLinkLetter({ email: staff.email, locale }, token)
}

/** The mail that tells a client what happened to his account, so that he can report that it was not he (PEOPLE-12). */
export async function noticeMail({
  about,
  to,
  at,
  device,
  email,
  isStaff,
  locale: own,
}: Extract<AccountMail, { kind: 'notice' }>) {
  const locale = isLocale(own) ? own : defaultLocale
  const t = await translatorOf(locale)
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopClock,
  }).format(new Date(at))
  return mailOf({
    to,
    locale,
    subject: t(`${about}.subject`),
    heading: t(`${about}.heading`),
    rows: [
      { label: t('when'), value: moment },
      { label: t('device'), value: deviceName(device) },
      { label: t('newAddress'), value: email ?? '' },
    ],
    text: t(`${about}.text`),
    link:
      about === 'closed'
        ? null
        : {
            href: isStaff
              ? `${siteUrl()}/admin`
              : `${siteUrl()}${localePath(locale, accountPath('security'))}`,
            label: t('open'),
          },
  })
}

/** The link of an invitation to buy for a company (PEOPLE-29). */
async function invitationMail({ invitation, locale }: Extract<AccountMail, { kind: 'invitation' }>) {
  const letter = await letterOf(invitation)
  return letter && invitationLetter(letter, locale)
}

type Invited = NonNullable<Awaited<ReturnType<typeof letterOf>>>

/** The mail that invites a colleague; its link is the only key to the invitation (PEOPLE-29). */
export async function invitationLetter({ email, company, inviter, token }: Invited, locale: SiteLocale) {
  const t = await translatorOf(locale)
  return mailOf({
    to: email,
    locale,
    subject: t('invitation.subject', { company }),
    heading: t('invitation.heading', { company }),
    rows: [{ label: t('invitation.by'), value: inviter }],
    text: t('invitation.text', { days: invitationDays }),
    link: {
      href: `${siteUrl()}${localePath(locale, invitationPath(token))}`,
      label: t('invitation.button'),
    },
  })
}

/** A mail about an account; null where there is no recipient, or a link was sent a moment ago. */
export function renderAccountMail(mail: AccountMail): Promise<Mail | null> {
  switch (mail.kind) {
    case 'password-link':
      return linkMail(mail)
    case 'staff-link':
      return staffLinkMail(mail)
    case 'invitation':
      return invitationMail(mail)
    case 'notice':
      return noticeMail(mail)
  }
}
