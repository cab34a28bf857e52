'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import type { PricingAnswer } from '@/lib/office/contract/tools'
import { sendForStaff } from '../staff-fetch'
import { useRefusal } from '../use-refusal'

/** The cells that would be published, as they are seen. */
const changedOf = (answer: PricingAnswer) =>
  answer.materials.flatMap(({ material, cells }) =>
    cells.flatMap(({ cell, changed }) =>
      changed && changed.value !== null ? [{ material, cell, value: changed.value }] : [],
    ),
  )

interface PublishFormProps {
  answer: PricingAnswer
  onDone: () => void
  onClose: () => void
}

/** At once, or at a date from tomorrow on. */
function WhenFields({ isLater, setLater }: { isLater: boolean; setLater: (isLater: boolean) => void }) {
  const t = useTranslations('tools.pricing.publish')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return (
    <fieldset className="tl-bar">
      <legend className="tl-quiet">{t('when')}</legend>
      <label>
        <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} /> {t('now')}
      </label>
      <label>
        <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} /> {t('later')}
      </label>
      {isLater && (
        <input
          className="tl-input"
          type="datetime-local"
          name="due"
          required
          aria-label={t('due')}
          min={`${tomorrow.slice(0, 10)}T00:00`}
          defaultValue={`${tomorrow}T06:00`}
        />
      )}
    </fieldset>
  )
}

/** Publishes what was changed, at once or at a date, with a name and a reason (TOOLS-7). */
export function PublishForm({ answer, onDone, onClose }: PublishFormProps) {
  const t = useTranslations('tools.pricing.publish')
  const refusalText = useRefusal()
  const id = useId()
  const [isLater, setLater] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const cells = changedOf(answer)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const due = isLater ? new Date(String(given.get('due'))) : null
    const sent = await sendForStaff('/api/tools/pricing/publications', 'POST', {
      name: String(given.get('name')),
      why: String(given.get('why')),
      ...(due && { due: due.toISOString() }),
      cells,
    })
    if (sent.ok) onDone()
    else setRefused(sent.code)
  }
  return (
    <form className="tl-panel" onSubmit={onSubmit} aria-labelledby={id}>
      <h2 id={id}>{t('title', { count: cells.length })}</h2>
      <p>{t('materials', { names: namesOf(answer) })}</p>
      <div className="tl-columns">
        <label className="tl-field">
          {t('name')}
          {/* biome-ignore lint/a11y/noAutofocus: the user opened the form, so the focus may move to it */}
          <input name="name" required minLength={3} maxLength={120} autoFocus />
        </label>
        <label className="tl-field">
          {t('why')}
          <input name="why" required minLength={3} maxLength={500} />
        </label>
      </div>
      <WhenFields isLater={isLater} setLater={setLater} />
      {refused && (
        <p role="alert" className="tl-down">
          {refusalText(refused)}
        </p>
      )}
      <p className="tl-bar">
        <button type="submit" className="tl-button tl-button--main">
          {isLater ? t('plan') : t('publish')}
        </button>
        <button type="button" className="tl-button" onClick={onClose}>
          {t('cancel')}
        </button>
        <span className="tl-quiet">{t('takenBack')}</span>
      </p>
    </form>
  )
}

const namesOf = ({ materials }: PricingAnswer) =>
  materials
    .filter(({ cells }) => cells.some(({ changed }) => changed))
    .map(({ title }) => title)
    .join(', ')
