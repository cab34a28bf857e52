'use client'
import { type Messages, NextIntlClientProvider, useLocale } from 'next-intl'
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { PriceList } from '@/lib/pricing/price-list'
import type { Design } from '@/lib/scene/model'
import { plateOf } from '@/lib/scene/plate'
import { countryOf, languageOf } from '@/lib/site/locales'
import { loadMessages } from '@/lib/site/messages'
import { connectEditorItem, useEditorItem } from '@/stores/editor-item'
import { EditorShell } from './editor-shell'
import type { EditorSample } from './samples'
import { Editor } from './state/editor'
import { EditorProvider } from './state/editor-context'
import type { EditorMenu } from './state/editor-state'

export interface EditorProps {
  /** The design to begin with, already parsed. It must be made on a plate that the catalogue has. */
  design: Design
  /** The part of the catalogue that this kind of product needs. */
  catalogue: Catalogue
  priceList: PriceList
  /** Ready-made designs of the locale. */
  samples?: readonly EditorSample[]
  /** The menu that is open first, in expert mode. */
  menu?: EditorMenu
  onAddToCart: (design: Design, quantity: number) => void
  onClose: () => void
}

const namespaces = ['editor', 'findings', 'ledger', 'price'] as const
const pending = new Map<string, Promise<Partial<Messages>>>()

/** The editor's texts, fetched with it: no page carries them. */
function editorMessages(locale: Parameters<typeof loadMessages>[0]): Promise<Partial<Messages>> {
  let messages = pending.get(locale)
  if (!messages) {
    messages = loadMessages(locale).then(all =>
      Object.fromEntries(namespaces.map(namespace => [namespace, all[namespace]])),
    )
    pending.set(locale, messages)
  }
  return messages
}

/** The editor with its texts and its state, wherever it is shown. */
export function EditorRoot(props: EditorProps) {
  return (
    <Suspense fallback={null}>
      <Texts>
        <Room {...props} />
      </Texts>
    </Suspense>
  )
}

function Texts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const messages = use(editorMessages(locale))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  )
}

const noSamples: readonly EditorSample[] = []

function Room({ design, catalogue, priceList, samples = noSamples, menu, ...handlers }: EditorProps) {
  const locale = useLocale()
  const country = catalogue.countries.countries.find(({ code }) => code === countryOf(locale))
  const [editor] = useState(() => {
    const made = new Editor({
      design,
      onSave: saved => useEditorItem.getState().updateItem(saved),
    })
    if (menu) made.openMenu(menu)
    return made
  })
  useEffect(() => connectEditorItem(), [])
  const disposal = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    // Strict mode mounts twice: the clock is only stopped when the editor really goes.
    if (disposal.current) clearTimeout(disposal.current)
    return () => {
      disposal.current = setTimeout(() => editor.dispose(), 0)
    }
  }, [editor])
  if (!plateOf(design, catalogue)) throw new Error(`no plate for ${design.slug}`)
  return (
    <EditorProvider
      editor={editor}
      catalogue={catalogue}
      priceList={priceList}
      language={languageOf(locale)}
      vatPercent={country?.standardVat ?? 0}
      samples={samples}
    >
      <EditorShell {...handlers} />
    </EditorProvider>
  )
}
