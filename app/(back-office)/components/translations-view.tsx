import { redirect } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { shows, targetLanguages } from '@/lib/catalogue/translation/words'
import { languages } from '@/lib/ground/names'
import { loadMessages } from '@/lib/ground/site/messages'
import { can } from '@/lib/people/actor/can'
import { countTranslations, findTranslations } from '@/server/catalogue/translations/translations'
import { PanelFrame } from './panel-frame'
import { type PanelTexts, panelTexts } from './panel-texts'
import { CountTable } from './translations/count-table'
import { WordList } from './translations/word-list'
import './back-office.css'
import './translations/translations.css'

type Actor = ReturnType<typeof actorOfUser>
type Query = Readonly<Record<string, string | string[] | undefined>>

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** The texts of one place of the content, to be worked on in the browser. */
async function Place({ actor, query, texts }: { actor: Actor; query: Query; texts: PanelTexts }) {
  const asked = {
    of: one(query.of),
    language: languages.find(known => known === one(query.language)) ?? targetLanguages[0] ?? 'de',
    show: shows.find(known => known === one(query.show)) ?? 'missing',
    q: one(query.q).slice(0, 200),
  }
  const found = await findTranslations(actor, asked)
  if (!found.ok) return <p role="alert">{texts.t('backOffice.translations.unknown')}</p>
  const { translations } = (await loadMessages(texts.locale)).backOffice
  return (
    <NextIntlClientProvider
      locale={texts.locale}
      timeZone="Europe/Paris"
      messages={{ backOffice: { translations } }}
    >
      <WordList
        asked={asked}
        page={Math.max(1, Number.parseInt(one(query.page), 10) || 1)}
        source={found.source}
        words={found.words}
        texts={texts}
      />
    </NextIntlClientProvider>
  )
}

async function Overview({ actor, texts }: { actor: Actor; texts: PanelTexts }) {
  const counted = await countTranslations(actor)
  return counted.ok && <CountTable counts={counted.counts} texts={texts} />
}

/** `/admin/translations`: texts that are missing in a language, and all languages side by side (TRANSLATION-1 to 4). */
export async function TranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (req.user?.collection !== 'admins') redirect('/admin/login?redirect=/admin/translations')
  const actor = actorOfUser(req.user)
  if (!can(actor, 'content.translate')) redirect('/admin')
  const texts = await panelTexts(view.i18n.language)
  const query: Query = view.searchParams ?? {}
  return (
    <PanelFrame view={view}>
      <div className="bo-view bo-translations">
        {query.of === undefined ? (
          <Overview actor={actor} texts={texts} />
        ) : (
          <Place actor={actor} query={query} texts={texts} />
        )}
      </div>
    </PanelFrame>
  )
}
