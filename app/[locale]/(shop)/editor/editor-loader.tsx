'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { useToCart } from '@/components/cart/use-to-cart'
import { Button } from '@/components/ui/button'
import { pageLoader } from '@/editor/opening'
import { useLoaded } from '@/editor/state/use-loaded'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { type EditorKind, readEditorKind } from '@/lib/product/contract/editor-data'
import { loadPage } from '@/stores/campaign'
import { useEditorItem, wouldLoseEditing } from '@/stores/editor-item'

interface EditorLoaderProps {
  locale: SiteLocale
  words: Record<'title' | 'text' | 'resume' | 'begin', string>
}

type Stage =
  | { name: 'reading' }
  | { name: 'asking'; begin: EditorKind }
  | { name: 'open'; begin?: EditorKind }

/** What is begun takes the place of what was edited. */
function beginNew(begin: EditorKind): Stage {
  useEditorItem.getState().clearItem()
  return { name: 'open', begin }
}

function Opening({ locale, words }: EditorLoaderProps) {
  const begin = readEditorKind(useSearchParams().get('begin'))
  const [stage, setStage] = useState<Stage>({ name: 'reading' })
  const loaded = useLoaded(pageLoader)
  const toCart = useToCart()
  const reading = stage.name === 'reading'
  useEffect(() => {
    if (!reading) return
    if (!begin) setStage({ name: 'open' })
    else setStage(wouldLoseEditing({}) ? { name: 'asking', begin } : beginNew(begin))
  }, [reading, begin])
  if (stage.name === 'asking') {
    return (
      <main className="mx-auto max-w-xl space-y-4 p-6">
        <h1 className="text-xl! leading-7!">{words.title}</h1>
        <p>{words.text}</p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => setStage({ name: 'open' })}>{words.resume}</Button>
          <Button look="secondary" onClick={() => setStage(beginNew(stage.begin))}>
            {words.begin}
          </Button>
        </p>
      </main>
    )
  }
  if (stage.name === 'reading' || !loaded) return null
  return (
    <loaded.EditorPage
      locale={locale}
      {...(stage.begin && { begin: stage.begin })}
      onClose={added => (added ? toCart() : loadPage(localePath(locale, '/')))}
    />
  )
}

/** Brings the editor when its page is asked for, and leads on when it is left. */
export function EditorLoader(props: EditorLoaderProps) {
  return (
    <Suspense>
      <Opening {...props} />
    </Suspense>
  )
}
