'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { sendForStaff } from '@/components/tools/staff-fetch'
import type { Words } from '@/lib/catalogue/translation/words'
import { faultsDetails, type WordFault } from '@/lib/doors/contract/translations'
import type { Language } from '@/lib/ground/names'

type State = { name: 'rest' | 'busy' | 'saved' | 'failed' } | { name: 'refused'; fault: WordFault }

/** Saves one text; if somebody else has changed it since, the other text is shown, and only a second save replaces it. */
function useWord({ of, language, words }: { of: string; language: Language; words: Words }) {
  const [from, setFrom] = useState(words.texts[language] ?? '')
  const [text, setText] = useState(from)
  const [state, setState] = useState<State>({ name: 'rest' })
  const save = async () => {
    if (text === from) return
    setState({ name: 'busy' })
    const { id, field } = words
    const sent = await sendForStaff('/api/translations', 'PUT', {
      of,
      language,
      changes: [{ id, field, from, to: text }],
    })
    if (sent.ok) {
      setFrom(text)
      setState({ name: 'saved' })
      return
    }
    const fault = faultsDetails.safeParse(sent.details).data?.faults[0]
    if (fault?.code === 'changed_since') setFrom(fault.value)
    setState(fault ? { name: 'refused', fault } : { name: 'failed' })
  }
  return { from, text, setText, state, save }
}

interface Props {
  of: string
  language: Language
  beside: Language
  words: Words
  /** The field in the words of the panel. */
  name: string
  /** The document in the panel. */
  href: string
}

/** One text beside the language that it is translated from; Ctrl or ⌘ and Enter saves it. */
export function WordRow({ of, language, beside, words, name, href }: Props) {
  const t = useTranslations('backOffice.translations')
  const id = useId()
  const { from, text, setText, state, save } = useWord({ of, language, words })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  const isPlaced = words.texts[language] !== null
  return (
    <li className="bo-translations__row">
      <p className="bo-translations__place">
        <a href={href}>{words.subject}</a> {name}
      </p>
      <p lang={beside} className="bo-translations__source">
        {words.texts[beside] || <span className="bo-strong">{t('empty')}</span>}
      </p>
      {isPlaced ? (
        <div>
          <label className="bo-hidden" htmlFor={id}>
            {t('field', { subject: words.subject, name, language: t(`languages.${language}`) })}
          </label>
          <textarea
            id={id}
            lang={language}
            rows={words.long || text.length > 80 ? 4 : 1}
            maxLength={20_000}
            value={text}
            disabled={state.name === 'busy'}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
          {text !== from && (
            <button type="button" className="bo-button" disabled={state.name === 'busy'} onClick={save}>
              {t('save')}
            </button>
          )}
          <span role="status">
            {state.name === 'saved' && text === from && t('saved')}
            {state.name === 'failed' && t('failed')}
            {state.name === 'refused' &&
              t(`faults.${state.fault.code}`, { value: state.fault.value, by: state.fault.by ?? '–' })}
          </span>
        </div>
      ) : (
        <p>
          {t('noPlace')} <a href={href}>{t('open')}</a>
        </p>
      )}
    </li>
  )
}
