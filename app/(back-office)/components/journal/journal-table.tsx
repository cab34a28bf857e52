import { fieldLabel } from '@/cms/labels'
import { languageOf } from '@/lib/ground/site/locales'
import { staffActKinds } from '@/lib/office/tools/staff-acts'
import type { JournalQuery, JournalRow } from '@/server/ground/journal/read-journal'
import { ColumnHead } from '../column-head'
import { momentText, type PanelTexts } from '../panel-texts'

/** A value as the journal shows it: texts as they are, structures as JSON, no more than fits. */
const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 600 ? `${text.slice(0, 600)} …` : text
}

function Changes({ row, texts }: { row: JournalRow; texts: PanelTexts }) {
  const label = (name: string) => fieldLabel(name)[languageOf(texts.locale)]
  const names = row.fields.map(label).join(', ')
  const changes = Object.entries(row.changes ?? {})
  if (changes.length === 0) return names
  return (
    <details>
      <summary>{names}</summary>
      <dl>
        {changes.map(([name, { before, after }]) => (
          <div key={name}>
            <dt>{label(name)}</dt>
            <dd>
              <del>{shown(before)}</del> <ins>{shown(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface JournalTableProps {
  rows: readonly JournalRow[]
  more: boolean
  query: JournalQuery
  nameOf(collection: string): string
  texts: PanelTexts
}

/** The address of the acts before the last one shown. */
function olderLink(query: JournalQuery, before: number): string {
  const asked = Object.entries({ ...query, before }).filter(([, value]) => value !== undefined)
  return `/admin/journal?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}

/** A row an act: when, who, what, and on asking what it was before. */
export function JournalTable({ rows, more, query, nameOf, texts }: JournalTableProps) {
  const { t, locale } = texts
  const last = rows.at(-1)
  if (rows.length === 0) return <p>{t('backOffice.journal.none')}</p>
  return (
    <>
      <table>
        <thead>
          <tr>
            {(['at', 'by', 'what', 'subject', 'fields'] as const).map(head => (
              <ColumnHead key={head}>{t(`backOffice.journal.heads.${head}`)}</ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const act = staffActKinds.find(one => one === row.what)
            return (
              <tr key={row.id}>
                <td>{momentText(row.at.toISOString(), locale)}</td>
                <td>{row.email}</td>
                <td>{act ? t(`backOffice.journal.acts.${act}`) : row.what}</td>
                <td>
                  {nameOf(row.collection)}{' '}
                  <a
                    href={`/admin/journal?collection=${row.collection}&subject=${encodeURIComponent(row.subject)}`}
                  >
                    {row.subject}
                  </a>{' '}
                  {row.language && <small>{row.language}</small>}
                </td>
                <td>
                  <Changes row={row} texts={texts} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {more && last && (
        <p>
          <a className="bo-button" href={olderLink(query, last.id)}>
            {t('backOffice.journal.older')}
          </a>
        </p>
      )}
    </>
  )
}
