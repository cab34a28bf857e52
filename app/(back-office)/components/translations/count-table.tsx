import type { Count } from '@/lib/catalogue/translation/words'
import { languages } from '@/lib/ground/names'
import type { Source } from '@/server/catalogue/translations/read-words'
import { ColumnHead } from '../column-head'
import type { PanelTexts } from '../panel-texts'
import { placeHref, placeName } from './places'

type Counted = Count & Pick<Source, 'slug' | 'kind'>

/** What each place of the content misses in each language, at a glance (TRANSLATION-2). */
export function CountTable({ counts, texts }: { counts: readonly Counted[]; texts: PanelTexts }) {
  const { t } = texts
  return (
    <>
      <h1>{t('backOffice.translations.title')}</h1>
      <p>{t('backOffice.translations.lead')}</p>
      <table>
        <thead>
          <tr>
            <ColumnHead>{t('backOffice.translations.place')}</ColumnHead>
            <ColumnHead figure>{t('backOffice.translations.texts')}</ColumnHead>
            {languages.map(language => (
              <ColumnHead key={language} figure>
                {t(`backOffice.translations.languages.${language}`)}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ slug, kind, all, missing }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={placeHref({ of: slug, show: 'all' })}>{placeName({ slug, kind }, texts)}</a>
              </th>
              <td className="bo-right">{t('backOffice.translations.count', { count: all })}</td>
              {languages.map(language => (
                <td key={language} className="bo-right">
                  {missing[language] === 0 ? (
                    <span className="bo-badge bo-badge--soft">{t('backOffice.translations.whole')}</span>
                  ) : (
                    <a
                      className="bo-badge bo-badge--ask"
                      href={placeHref({ of: slug, language, show: 'missing' })}
                    >
                      {t('backOffice.translations.missing', { count: missing[language] })}
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
