import type { mailForms } from '@/lib/doors/contract/mail-samples'
import type { Language } from '@/lib/ground/names'
import { mailGroups } from '@/server/office/mail-samples/mail-sample'
import type { listMailSamples } from '@/server/office/mail-samples/show-samples'
import type { PanelTexts } from '../panel-texts'

export type ListedMail = Extract<Awaited<ReturnType<typeof listMailSamples>>, { ok: true }>['mails'][number]

interface Asked {
  mail: string | undefined
  language: Language
  form: (typeof mailForms)[number]
}

/** The address at which the panel shows a mail. */
export const mailLink = ({ mail = '', language, form }: Asked): string =>
  `/admin/mails?${new URLSearchParams({ mail, language, form })}`

interface MailListProps {
  mails: readonly ListedMail[]
  asked: Asked
  texts: PanelTexts
}

/** All mails by what they are about, each by its subject. */
export function MailList({ mails, asked, texts }: MailListProps) {
  const { t } = texts
  return (
    <nav className="bo-mails__list" aria-label={t('backOffice.mails.list')}>
      {mailGroups.map(group => (
        <section key={group}>
          <h2>{t(`backOffice.mails.groups.${group}`)}</h2>
          <ul>
            {mails
              .filter(mail => mail.group === group)
              .map(({ id, subject, reader }) => (
                <li key={id}>
                  <a
                    href={mailLink({ ...asked, mail: id })}
                    aria-current={id === asked.mail ? 'page' : undefined}
                  >
                    <span>{subject}</span>
                    <small>{t(`backOffice.mails.readers.${reader}`)}</small>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
