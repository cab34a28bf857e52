'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { pageLoader } from '@/editor/opening'
import { useLoaded } from '@/editor/state/use-loaded'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { loadPage } from '@/stores/campaign'
import { type OrderPlace, useEditorItem, wouldLoseEditing } from '@/stores/editor-item'
import type { Given } from '@/stores/given'
import { fetchWork, type Work } from './fetch-work'

interface LayOutProps {
  locale: SiteLocale
  words: Record<'refused' | 'offline' | 'losing' | 'goOn' | 'back', string>
}

type Stage =
  | { name: 'waiting' | 'refused' | 'offline' }
  | { name: 'losing'; work: Work }
  | { name: 'open'; given: Given | undefined }

function placeOf(query: URLSearchParams): OrderPlace {
  const number = (name: string) => Number(query.get(name))
  return { order: number('order'), line: number('line'), part: number('part') || 1 }
}

const orderPage = ({ order }: OrderPlace) => `/admin/collections/orders/${order}`

/** Hands the line's design to the editor, with the files that were sent along. */
function open({ design, pictures }: Work, place: OrderPlace): Stage {
  useEditorItem.getState().openItem(design, null, place)
  return {
    name: 'open',
    given: pictures.length > 0 ? { kind: 'pictures', pictures, alone: true } : undefined,
  }
}

function Opening({ locale, words }: LayOutProps) {
  const place = placeOf(useSearchParams())
  const { order, line, part } = place
  const [stage, setStage] = useState<Stage>({ name: 'waiting' })
  const loaded = useLoaded(pageLoader)
  useEffect(() => {
    let stale = false
    const asked = { order, line, part }
    fetchWork(asked).then(work => {
      if (stale) return
      if (typeof work === 'string') setStage({ name: work })
      else setStage(wouldLoseEditing(work.design) ? { name: 'losing', work } : open(work, asked))
    })
    return () => {
      stale = true
    }
  }, [order, line, part])
  if (stage.name === 'waiting' || (stage.name === 'open' && !loaded)) return null
  if (stage.name === 'open' && loaded) {
    return (
      <loaded.EditorPage
        locale={locale}
        {...(stage.given && { given: stage.given })}
        onClose={() => loadPage(orderPage(place))}
      />
    )
  }
  if (stage.name === 'open') return null
  return (
    <main className="mx-auto max-w-xl space-y-4 p-6">
      <p role="alert">{words[stage.name]}</p>
      <p className="flex flex-wrap gap-3">
        {stage.name === 'losing' && (
          <Button onClick={() => setStage(open(stage.work, place))}>{words.goOn}</Button>
        )}
        <a href={orderPage(place)} className="link self-center">
          {words.back}
        </a>
      </p>
    </main>
  )
}

/** The editor on a line of an order: what was sent along lies on the plate, and what is made of it goes to the customer. */
export function LayOut(props: LayOutProps) {
  return (
    <Suspense>
      <Opening {...props} />
    </Suspense>
  )
}
