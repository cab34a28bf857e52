'use client'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import { createWordSearch } from '@/lib/catalogue/search/word-search'
import type { LayingGround, TemplateOffer } from '@/lib/design/templates/offer'
import { type TemplateTopic, templateTopics } from '@/lib/design/templates/template'
import { Finder } from '../panels/finder'
import { moveInGrid } from '../symbols/grid-keys'
import { TemplatePicture } from './template-picture'
import { useLayingGround, useOffers, useTakeOffer } from './use-offers'

/** Tiles that are shown at first, and that come with each further page. */
const pageSize = 24

/** Templates by trade and use, searched, with the shopper's own words in them. */
export function Templates() {
  const t = useTranslations('editor.templates')
  const offers = useOffers()
  const ground = useLayingGround()
  const [query, setQuery] = useState('')
  const [topic, setTopic] = useState<TemplateTopic | 'all'>('all')
  const asked = useDeferredValue(query.trim())
  const find = useMemo(() => createWordSearch(offers, ({ name, words }) => ({ name, words })), [offers])
  const shown = useMemo(() => {
    const found = asked === '' ? offers : find(asked)
    return topic === 'all' ? found : found.filter(offer => offer.topic === topic)
  }, [offers, find, asked, topic])
  const topics = useMemo(() => {
    const offered = new Set(offers.map(offer => offer.topic))
    return templateTopics.filter(one => offered.has(one))
  }, [offers])
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs text-ink-2">{t('hint')}</p>
      <Finder
        query={query}
        onQuery={setQuery}
        group={topic}
        groups={topics}
        onGroup={setTopic}
        words={{
          search: t('search'),
          searchHint: t('searchHint'),
          group: t('topic'),
          all: t('all'),
          nameOf: one => t(`topics.${one}`),
        }}
      />
      <p role="status" className="text-xs text-ink-2">
        {t('found', { count: shown.length })}
      </p>
      <Tiles key={`${asked} ${topic}`} offers={shown} ground={ground} />
    </div>
  )
}

function Tiles({ offers, ground }: { offers: readonly TemplateOffer[]; ground: LayingGround }) {
  const t = useTranslations('editor.templates')
  const take = useTakeOffer()
  const [pages, setPages] = useState(1)
  const shown = offers.slice(0, pages * pageSize)
  const rest = offers.length - shown.length
  return (
    <>
      <ul aria-label={t('title')} onKeyDown={moveInGrid} className="grid grid-cols-2 gap-2">
        {shown.map((offer, index) => (
          <li key={offer.slug}>
            <button
              type="button"
              tabIndex={index === 0 ? 0 : -1}
              className="flex w-full flex-col gap-1 rounded-md border border-line p-2 text-left text-xs hover:border-edge"
              onClick={() => take(offer)}
            >
              <TemplatePicture offer={offer} ground={ground} />
              <span className="line-clamp-2">{offer.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className="min-h-10 rounded-md border border-line text-sm pointer-coarse:min-h-11"
          onClick={() => setPages(pages + 1)}
        >
          {t('more', { count: rest })}
        </button>
      )}
    </>
  )
}
