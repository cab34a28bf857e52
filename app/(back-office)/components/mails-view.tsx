import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { mailForms } from '@/lib/doors/contract/mail-samples'
import { languages } from '@/lib/ground/names'
import { languageOf } from '@/lib/ground/site/locales'
import { can } from '@/lib/people/actor/can'
import { listMailSamples } from '@/server/office/mail-samples/show-samples'
import { MailList } from './mails/mail-list'
import { MailSheet } from './mails/mail-sheet'
import { PanelFrame } from './panel-frame'
import { panelTexts } from './panel-texts'
import './back-office.css'
import './mails/mails.css'

/** `/admin/mails`: every mail that the shop sends, in every language, before it is sent (STAFF-9). */
export async function MailsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (req.user?.collection !== 'admins') redirect('/admin/login?redirect=/admin/mails')
  const actor = actorOfUser(req.user)
  if (!can(actor, 'content.translate')) redirect('/admin')
  const query = view.searchParams ?? {}
  const texts = await panelTexts(view.i18n.language)
  const language = languages.find(known => known === query.language) ?? languageOf(texts.locale)
  const form = mailForms.find(known => known === query.form) ?? mailForms[0]
  const listed = await listMailSamples(actor, language)
  if (!listed.ok) redirect('/admin')
  const { mails } = listed
  const shown = query.mail === undefined ? mails[0] : mails.find(({ id }) => id === query.mail)
  return (
    <PanelFrame view={view}>
      <div className="bo-view bo-mails">
        <h1>{texts.t('backOffice.mails.title')}</h1>
        <p>{texts.t('backOffice.mails.lead')}</p>
        <div className="bo-mails__both">
          <MailList mails={mails} asked={{ mail: shown?.id, language, form }} texts={texts} />
          {shown ? (
            <MailSheet mail={shown} language={language} form={form} texts={texts} />
          ) : (
            <p role="alert">{texts.t('backOffice.mails.unknown')}</p>
          )}
        </div>
      </div>
    </PanelFrame>
  )
}
