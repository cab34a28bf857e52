import { mailForms } from '@/lib/doors/contract/mail-samples'
import { type Language, languages } from '@/lib/ground/names'
import type { PanelTexts } from '../panel-texts'
import { type ListedMail, mailLink } from './mail-list'

interface MailSheetProps {
  mail: ListedMail
  language: Language
  form: (typeof mailForms)[number]
  texts: PanelTexts
}

/** One mail: its subject, and what its reader sees, in a frame in which nothing runs. */
export function MailSheet({ mail, language, form, texts }: MailSheetProps) {
  const { t } = texts
  const asked = { mail: mail.id, language, form }
  const formNames = { 'mail.html': t('backOffice.mails.html'), 'mail.txt': t('backOffice.mails.text') }
  return (
    <section className="bo-mails__sheet" aria-labelledby="mail-subject">
      <h2 id="mail-subject" lang={language}>
        {mail.subject}
      </h2>
      <p>
        {t(`backOffice.mails.readers.${mail.reader}`)}
        {mail.files.length > 0 && ` · ${t('backOffice.mails.files', { files: mail.files.join(', ') })}`}
      </p>
      {mail.reader === 'shop' && <p>{t('backOffice.mails.shopLanguage')}</p>}
      <div className="bo-mails__choices">
        <nav aria-label={t('backOffice.mails.language')}>
          {languages.map(one => (
            <a
              key={one}
              href={mailLink({ ...asked, language: one })}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              {new Intl.DisplayNames([one], { type: 'language' }).of(one)}
            </a>
          ))}
        </nav>
        <nav aria-label={t('backOffice.mails.form')}>
          {mailForms.map(one => (
            <a
              key={one}
              href={mailLink({ ...asked, form: one })}
              aria-current={one === form ? 'true' : undefined}
            >
              {formNames[one]}
            </a>
          ))}
        </nav>
      </div>
      {form === 'mail.txt' && !mail.hasText ? (
        <p>{t('backOffice.mails.noText')}</p>
      ) : (
        <iframe
          title={mail.subject}
          src={`/api/mail-samples/${mail.id}/${language}/${form}`}
          sandbox=""
          referrerPolicy="no-referrer"
        />
      )}
    </section>
  )
}
