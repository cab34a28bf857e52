import 'server-only'
import type { Language } from '@/lib/ground/names'
import type { Actor } from '@/lib/people/actor/actor'
import { remember } from '@/server/catalogue/content/remember'
import type { Mail } from '@/server/ground/mail/transport'
import { refusal, staffWith } from '@/server/ground/refusal'
import type { MailSample } from './mail-sample'
import { approvalSamples, orderSamples } from './order-samples'
import { accountSamples, messageSamples, staffSamples } from './people-samples'
import { quotationSamples } from './quotation-samples'

const samples: readonly MailSample[] = [
  ...orderSamples,
  ...approvalSamples,
  ...quotationSamples,
  ...accountSamples,
  ...messageSamples,
  ...staffSamples,
]

/** A mail as it would be sent, made once until content changes: it names the shop and its products. */
const mailOf = ({ id, render }: MailSample, language: Language): Promise<Mail> =>
  remember(`mail-sample/${id}/${language}`, () => render(language))

/** Every mail that the shop sends, with its subject in a language. */
export async function listMailSamples(actor: Actor, language: Language) {
  const may = staffWith(actor, 'content.translate')
  if (!may.ok) return may
  const mails = await Promise.all(
    samples.map(async sample => {
      const { subject, text, attachments } = await mailOf(sample, language)
      // A picture inside the mail is no attachment for the reader.
      const files = (attachments ?? []).flatMap(({ filename, cid }) => (cid ? [] : [filename]))
      return {
        id: sample.id,
        group: sample.group,
        reader: sample.reader,
        subject,
        files,
        hasText: text !== '',
      }
    }),
  )
  return { ok: true as const, mails }
}

/** A link of a sample leads nowhere: its frame cannot open a new window. */
const withoutWays = (html: string): string => {
  const base = '<base target="_blank"/>'
  return html.includes('<head>') ? html.replace('<head>', `<head>${base}`) : `${base}${html}`
}

/** Puts the mail's embedded pictures in place of their content ids. */
const withPictures = ({ html, attachments }: Mail): string =>
  (attachments ?? []).reduce(
    (shown, { cid, content }) =>
      cid ? shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`) : shown,
    html,
  )

interface Asked {
  mail: string
  language: Language
}

/** A mail as its reader's program shows it; `not_found` for one that the shop does not send. */
export async function showMailSample(actor: Actor, { mail: id, language }: Asked) {
  const may = staffWith(actor, 'content.translate')
  if (!may.ok) return may
  const sample = samples.find(one => one.id === id)
  if (!sample) return refusal('not_found')
  const mail = await mailOf(sample, language)
  return { ok: true as const, html: withoutWays(withPictures(mail)), text: mail.text }
}
