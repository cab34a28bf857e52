'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import type { ModelAnswer } from '@/lib/doors/contract/model-tools'
import { sendForStaff } from '../staff-fetch'
import { useRefusal } from '../use-refusal'
import { LivePicture } from './live-picture'
import { changesOf, type Entries, entriesOf, isComplete, sizes, withEntries } from './model-entries'
import { ModelFacts } from './model-facts'
import { SignFields } from './sign-fields'
import { SignPicture } from './sign-picture'
import { SwatchPicks } from './swatch-picks'

interface ModelFormProps {
  answer: ModelAnswer
  onDone: () => Promise<void>
}

type Set = (change: Partial<Entries>) => void

function Texts({ entries, set }: { entries: Entries; set: Set }) {
  const t = useTranslations('tools.models')
  return (
    <>
      <label className="tl-field">
        {t('title')}
        <input
          required
          maxLength={300}
          value={entries.title}
          onChange={event => set({ title: event.target.value })}
        />
      </label>
      <label className="tl-field">
        {t('description')}
        <textarea
          rows={4}
          maxLength={10_000}
          value={entries.description}
          onChange={event => set({ description: event.target.value })}
        />
      </label>
      <label className="tl-field">
        {t('tag')}
        <input maxLength={100} value={entries.tag} onChange={event => set({ tag: event.target.value })} />
      </label>
    </>
  )
}

function StampFields({
  answer: { stamp, mayPrice },
  entries,
  set,
}: {
  answer: ModelAnswer
  entries: Entries
  set: Set
}) {
  const t = useTranslations('tools.models')
  if (!stamp) return null
  return (
    <>
      <div className="tl-cards">
        {sizes.map(name => {
          const isPrice = name === 'price' || name === 'costPrice'
          return (
            <label key={name} className="tl-field">
              {t(name)}
              <input
                type="number"
                required
                min={name === 'linesNumber' ? 1 : 0.01}
                step={name === 'linesNumber' ? 1 : 'any'}
                disabled={isPrice && !mayPrice}
                value={entries[name]}
                onChange={event => set({ [name]: event.target.value })}
              />
            </label>
          )
        })}
      </div>
      {!mayPrice && <p className="tl-quiet">{t('pricesOfOwner')}</p>}
      <SwatchPicks
        label={t('mounts')}
        swatches={stamp.mounts}
        chosen={entries.colors}
        onChoose={colors => set({ colors })}
      />
      <SwatchPicks
        label={t('inks')}
        swatches={stamp.inks}
        chosen={entries.inksColor}
        onChoose={inksColor => set({ inksColor })}
      />
    </>
  )
}

/** The list of changes in words. */
function Changed({ answer, changes }: { answer: ModelAnswer; changes: Record<string, unknown> }) {
  const t = useTranslations('tools.models')
  const names = Object.keys(changes).flatMap(name =>
    name === 'facts' ? Object.keys(changes.facts ?? {}) : [name],
  )
  return (
    <p className="tl-quiet">
      {names.length === 0 ? t('nothingChanged') : t('changedFields', { count: names.length })}{' '}
      {!answer.published && <Badge tone="ask">{t('notPublished')}</Badge>}
    </p>
  )
}

/** The model as its entries draw it, with what it would be. */
function ModelPicture({ answer, entries }: { answer: ModelFormProps['answer']; entries: Entries }) {
  const t = useTranslations('tools.models')
  const shown = withEntries(answer, entries)
  return (
    <section className="tl-panel" aria-label={t('picture')}>
      {answer.sign && entries.config && <SignPicture sign={answer.sign} config={entries.config} />}
      {shown && answer.stamp && (
        <LivePicture model={shown} mounts={answer.stamp.mounts} inks={answer.stamp.inks} />
      )}
      <ModelFacts answer={answer} entries={entries} />
    </section>
  )
}

interface FormButtonsProps {
  answer: ModelFormProps['answer']
  /** Whether everything that a model needs is entered. */
  complete: boolean
  isChanged: boolean
  onKeep: () => void
}

/** Publishes, keeps as a draft, or goes to the panel. */
function FormButtons({ answer, complete, isChanged, onKeep }: FormButtonsProps) {
  const t = useTranslations('tools.models')
  return (
    <p className="tl-bar">
      <button
        type="submit"
        className="tl-button tl-button--main"
        disabled={!complete || (!isChanged && answer.published)}
      >
        {t('publish')}
      </button>
      <button type="button" className="tl-button" disabled={!complete || !isChanged} onClick={onKeep}>
        {t('keepDraft')}
      </button>
      <a className="link" href={`/admin/collections/${answer.collection}?search=${answer.slug}`}>
        {t('edit')}
      </a>
    </p>
  )
}

/** The form of a model with its live picture: kept as a draft beside the one in the shop, or published (TOOLS-11). */
export function ModelForm({ answer, onDone }: ModelFormProps) {
  const refusalText = useRefusal()
  const locale = useLocale()
  const [entries, setEntries] = useState(() => entriesOf(answer))
  const [refused, setRefused] = useState<string | null>(null)
  const set: Set = change => setEntries({ ...entries, ...change })
  const changes = changesOf(answer, entries)
  const isChanged = Object.keys(changes).length > 0
  const save = async (isDraft: boolean) => {
    const sent = await sendForStaff(`/api/${answer.collection}/${answer.slug}?locale=${locale}`, 'PUT', {
      ...(isDraft ? { data: changes, draft: true } : { data: { ...changes, published: true } }),
      updatedAt: answer.updatedAt,
    })
    setRefused(sent.ok ? null : sent.code)
    if (sent.ok) await onDone()
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    await save(false)
  }
  const complete = isComplete(answer, entries)
  return (
    <>
      <form className="tl-panel" onSubmit={onSubmit} aria-label={answer.texts.title}>
        <Texts entries={entries} set={set} />
        <StampFields answer={answer} entries={entries} set={set} />
        {answer.sign && entries.config && (
          <SignFields sign={answer.sign} config={entries.config} onChange={config => set({ config })} />
        )}
        <Changed answer={answer} changes={changes} />
        {refused && (
          <Alert tone="block" role="alert">
            {refusalText(refused)}
          </Alert>
        )}
        <FormButtons {...{ answer, complete, isChanged }} onKeep={() => void save(true)} />
      </form>
      <ModelPicture answer={answer} entries={entries} />
    </>
  )
}
