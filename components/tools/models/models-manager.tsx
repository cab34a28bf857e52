'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { withTexts } from '@/components/with-texts'
import { pictureUrl } from '@/lib/design/drawing/url'
import { type ListedModel, modelAnswer, modelsAnswer } from '@/lib/doors/contract/model-tools'
import { languageOf } from '@/lib/ground/site/locales'
import { TroubleView } from '../trouble-view'
import { useStaffData } from '../use-staff-data'
import { ModelForm } from './model-form'

interface ModelsManagerProps {
  /** Whether unpublished models are shown from the beginning. */
  startsInEdition?: boolean
  /** The model that is shown first; the first of the list where it is unknown. */
  asked?: string | null
}

/** A small picture of a model as the shop draws it; nothing for a model that the shop does not show. */
function ModelPicture({ collection, slug, published }: ListedModel) {
  const language = languageOf(useLocale())
  if (!published) return <span aria-hidden />
  const kind = collection === 'stamp-models' ? 'stamp' : 'sign'
  return <img alt="" loading="lazy" src={pictureUrl({ kind, slug, view: 'thumb', language })} />
}

interface ModelListProps {
  models: readonly ListedModel[]
  chosen: string | null
  choose: (slug: string) => void
}

function ModelList({ models, chosen, choose }: ModelListProps) {
  const t = useTranslations('tools.models')
  return (
    <ul className="tl-list">
      {models.map(model => (
        <li key={model.slug}>
          <button
            type="button"
            className="tl-list__model"
            aria-current={model.slug === chosen ? 'true' : undefined}
            onClick={() => choose(model.slug)}
          >
            <ModelPicture {...model} />
            <span>
              {model.title} {!model.published && <Badge tone="plain">{t('unpublished')}</Badge>}
              {model.draft && <Badge tone="ask">{t('draft')}</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The models of stamps and signs: a list, a form, a live picture (TOOLS-11). */
export function ModelsManager({ startsInEdition = false, asked = null }: ModelsManagerProps) {
  const t = useTranslations('tools.models')
  const locale = useLocale()
  const [edition, setEdition] = useState(startsInEdition)
  const [filter, setFilter] = useState('')
  const [chosen, setSlug] = useState<string | null>(null)
  const list = useStaffData(`/api/tools/models?locale=${locale}${edition ? '&edition=1' : ''}`, modelsAnswer)
  const known = (wanted: string | null) => list.data?.models.some(model => model.slug === wanted) ?? false
  const slug = chosen ?? (known(asked) ? asked : (list.data?.models[0]?.slug ?? null))
  const one = useStaffData(slug && `/api/tools/models/${slug}?locale=${locale}`, modelAnswer)
  if (list.trouble) return <TroubleView trouble={list.trouble} />
  if (!list.data) return null
  const words = filter.toLowerCase()
  const shown = list.data.models.filter(({ title, slug: own }) =>
    `${title} ${own}`.toLowerCase().includes(words),
  )
  const done = async () => {
    await Promise.all([one.refresh(), list.refresh()])
  }
  return (
    <div className="tl-models">
      <section className="tl-panel" aria-label={t('list')}>
        <label>
          <input type="checkbox" checked={edition} onChange={() => setEdition(!edition)} /> {t('edition')}
        </label>
        <input
          className="tl-input"
          type="search"
          aria-label={t('filter')}
          placeholder={t('count', { count: list.data.models.length })}
          value={filter}
          onChange={event => setFilter(event.target.value)}
        />
        <ModelList models={shown} chosen={slug} choose={setSlug} />
      </section>
      {one.trouble && <TroubleView trouble={one.trouble} />}
      {one.data && slug === one.data.slug ? (
        <ModelForm key={`${slug} ${one.data.updatedAt}`} answer={one.data} onDone={done} />
      ) : (
        <p className="tl-panel">{t('choose')}</p>
      )}
    </div>
  )
}

/** The manager with its texts. */
export const ModelsIsland = withTexts(ModelsManager)
