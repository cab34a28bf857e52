import {
  type Show,
  shows,
  sourceLanguage,
  targetLanguages,
  type Words,
} from '@/lib/catalogue/translation/words'
import { type Language, languages } from '@/lib/ground/names'
import type { Source } from '@/server/catalogue/translations/read-words'
import type { PanelTexts } from '../panel-texts'
import { ImportWords } from './import-words'
import { documentHref, fieldName, placeHref, placeName } from './places'
import { WordRow } from './word-row'

const pageSize = 50

interface Asked {
  of: string
  language: Language
  show: Show
  q: string
}

interface Props {
  asked: Asked
  page: number
  source: Source
  words: readonly Words[]
  texts: PanelTexts
}

function Filters({ asked, texts: { t } }: Pick<Props, 'asked' | 'texts'>) {
  return (
    <form method="get" className="bo-translations__filters">
      <input type="hidden" name="of" value={asked.of} />
      <label>
        {t('backOffice.translations.language')}
        <select name="language" defaultValue={asked.language}>
          {languages.map(language => (
            <option key={language} value={language}>
              {t(`backOffice.translations.languages.${language}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('backOffice.translations.show')}
        <select name="show" defaultValue={asked.show}>
          {shows.map(show => (
            <option key={show} value={show}>
              {t(`backOffice.translations.shows.${show}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('backOffice.translations.search')}
        <input type="search" name="q" defaultValue={asked.q} maxLength={200} />
      </label>
      <button type="submit" className="bo-button">
        {t('backOffice.translations.find')}
      </button>
    </form>
  )
}

/** The language shown beside the edited one: for the source its best translation, for a translation the source. */
const besideOf = (language: Language): Language =>
  language === sourceLanguage ? (targetLanguages[0] ?? sourceLanguage) : sourceLanguage

/** Texts of one place of the content, each beside the language that it is translated from (TRANSLATION-2). */
export function WordList({ asked, page, source, words, texts }: Props) {
  const { t } = texts
  const beside = besideOf(asked.language)
  const pages = Math.max(1, Math.ceil(words.length / pageSize))
  const current = Math.min(page, pages)
  const shown = words.slice((current - 1) * pageSize, current * pageSize)
  const { of, language, show } = asked
  return (
    <>
      <p>
        <a href="/admin/translations">{t('backOffice.translations.title')}</a>
      </p>
      <h1>{placeName(source, texts)}</h1>
      <Filters asked={asked} texts={texts} />
      <div className="bo-translations__files">
        <a
          className="bo-button"
          href={`/api/translations/words.csv?${new URLSearchParams({ of, language, show })}`}
        >
          {t('backOffice.translations.export')}
        </a>
        <ImportWords of={of} language={language} />
      </div>
      <p role="status">{t('backOffice.translations.found', { count: words.length })}</p>
      <ul className="bo-translations__list">
        {shown.map(one => (
          <WordRow
            key={`${one.id} ${one.field} ${language}`}
            of={of}
            language={language}
            beside={beside}
            words={one}
            name={fieldName(one.field, texts)}
            href={documentHref(source, { id: one.id, language })}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="bo-translations__pages" aria-label={t('backOffice.translations.pages')}>
          {current > 1 && (
            <a href={placeHref({ ...asked, page: current - 1 })}>{t('backOffice.translations.before')}</a>
          )}
          <span>{t('backOffice.translations.page', { page: current, pages })}</span>
          {current < pages && (
            <a href={placeHref({ ...asked, page: current + 1 })}>{t('backOffice.translations.after')}</a>
          )}
        </nav>
      )}
    </>
  )
}
