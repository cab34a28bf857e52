'use client'
import { useLocale } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useShownVat } from '@/components/ui/use-shown-vat'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { storeItem } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'
import { onDay } from '@/lib/design/scene/operations/today'
import { plateOf } from '@/lib/design/scene/plate'
import { countryOf, languageOf } from '@/lib/ground/site/locales'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import { connectEditorItem, useEditorItem } from '@/stores/editor-item'
import type { Given } from '@/stores/given'
import { readStorage, storageKeys, writeStorage } from '@/stores/storage'
import { EditorShell } from './editor-shell'
import type { Recovered } from './item'
import { fontEngine } from './scene/font-engine'
import { outlinesAhead } from './scene/outlines-ahead'
import type { Clipboard } from './state/clipboard'
import { Editor } from './state/editor'
import { type AddSeries, EditorProvider, type Template } from './state/editor-context'
import type { EditorMenu } from './state/editor-state'
import { createSaver } from './state/saver'
import { createSettler } from './state/settler'
import { today, useToday } from './state/use-today'
import { leaveStep } from './workspace/way-back'
import type { CartTrouble } from './workspace/workspace-props'

export interface EditorProps {
  /** The design to begin with, already parsed. It must be made on a plate that the catalogue has. */
  design: Design
  /** The part of the catalogue that this kind of product needs. */
  catalogue: Catalogue
  priceList: PriceList
  /** The parts of the stored design that could not be read. */
  recovered?: Recovered | null
  /** Templates of the locale. */
  templates?: readonly Template[]
  /** The menu that is open first, in expert mode. */
  menu?: EditorMenu
  /** Files or elements to add once the design is open. */
  given?: Given
  onAddToCart: (design: Design, quantity: number) => void
  /** Puts the pieces of a series into the cart; null where the design is a part of something else. */
  addSeries: AddSeries | null
  onClose: () => void
  /** Why the design could not be saved to its place; it is shown. */
  trouble?: CartTrouble | null
}

/** Kept in the browser: a copy can be pasted into another design, also in another tab. */
const sharedClipboard: Clipboard = {
  read: () => readStorage(storageKeys.editorClipboard),
  write: text => {
    writeStorage(storageKeys.editorClipboard, text)
  },
}

const noTemplates: readonly Template[] = []

/** The editor with its state, wherever it is shown. It needs the texts of `editor`, `findings`, `ledger` and `price`. */
export function EditorRoot({
  design,
  catalogue,
  priceList,
  recovered = null,
  templates = noTemplates,
  menu,
  onAddToCart,
  addSeries,
  ...handlers
}: EditorProps) {
  const locale = useLocale()
  const vatPercent = useShownVat(standardVatOf(catalogue.countries, countryOf(locale)))
  const [saver] = useState(() =>
    createSaver<Design>(made => useEditorItem.getState().updateItem(storeItem(made))),
  )
  const [editor] = useState(() => {
    const made = new Editor({
      design: onDay(design, today()),
      onSave: saver.save,
      clipboard: sharedClipboard,
      settle: createSettler(catalogue, fontEngine()),
      outline: function* (shown) {
        const plate = plateOf(shown, catalogue)
        if (plate) yield* outlinesAhead(shown, plate, fontEngine())
      },
    })
    if (menu) made.openMenu(menu)
    return made
  })
  useToday(editor)
  useEffect(() => connectEditorItem(), [])
  useEffect(() => {
    // The last events in which a page can write.
    const events = ['pagehide', 'visibilitychange', 'blur'] as const
    for (const name of events) window.addEventListener(name, saver.flush)
    return () => {
      for (const name of events) window.removeEventListener(name, saver.flush)
      saver.flush()
    }
  }, [saver])
  const disposal = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    // Strict mode mounts twice: the timer is only stopped when the editor really unmounts.
    if (disposal.current) clearTimeout(disposal.current)
    return () => {
      disposal.current = setTimeout(() => editor.dispose(), 0)
    }
  }, [editor])
  const series = useMemo(
    () =>
      addSeries && {
        space: addSeries.space,
        add: (pieces: readonly Design[]) => {
          saver.flush()
          leaveStep(() => addSeries.add(pieces))
        },
      },
    [addSeries, saver],
  )
  if (!plateOf(design, catalogue)) throw new Error(`no plate for ${design.slug}`)
  return (
    <EditorProvider
      editor={editor}
      catalogue={catalogue}
      priceList={priceList}
      language={languageOf(locale)}
      vatPercent={vatPercent}
      templates={templates}
      recovered={recovered}
      addSeries={series}
    >
      <EditorShell
        {...handlers}
        onAddToCart={(made, quantity) => {
          // A pending save must not restore the item after it has gone into the cart.
          saver.flush()
          leaveStep(() => onAddToCart(made, quantity))
        }}
      />
    </EditorProvider>
  )
}
