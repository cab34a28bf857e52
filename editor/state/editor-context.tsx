'use client'
import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Box } from '@/lib/design/geometry/box'
import { plainWords } from '@/lib/design/scene/checks/sample-words'
import type { Design } from '@/lib/design/scene/model'
import { boxOfPlate, type Plate, plateFacts, plateOf } from '@/lib/design/scene/plate'
import { madeUpIn } from '@/lib/design/templates/made-up'
import type { Language } from '@/lib/ground/common'
import type { PriceList } from '@/lib/money/pricing/price-list'
import type { Command } from '../commands/command'
import { createCommands } from '../commands/commands'
import { curveCommand } from '../commands/curve-command'
import type { Recovered } from '../item'
import { plateCommands } from '../plates/plate-commands'
import { hasPlates } from '../plates/show-plate'
import { fontEngine } from '../scene/font-engine'
import type { Editor } from './editor'
import type { EditorState } from './editor-state'

/** A template of the locale, read. */
export interface Template {
  slug: string
  name: string
  topic: string
  design: Design
}

/** The setting of the editor; it does not change while the editor is open. */
export interface EditorSetting {
  editor: Editor
  catalogue: Catalogue
  priceList: PriceList
  language: Language
  /** VAT in percent for prices that are shown with it. */
  vatPercent: number
  templates: readonly Template[]
  /** The unreadable parts of the stored design. */
  recovered: Recovered | null
  /** Puts the pieces of a series into the cart; null where the design is a part of something else. */
  addSeries: AddSeries | null
  commands: readonly Command[]
  /** Sample words of these templates and of a new line. */
  samples: ReadonlySet<string>
}

/** Adding a series to the cart. */
export interface AddSeries {
  /** How many pieces the cart still takes. */
  space: () => number
  add: (designs: readonly Design[]) => void
}

const SettingContext = createContext<EditorSetting | null>(null)

interface EditorProviderProps extends Omit<EditorSetting, 'commands' | 'samples'> {
  children: ReactNode
}

export function EditorProvider({ children, ...given }: EditorProviderProps) {
  const { editor, catalogue, priceList, language, vatPercent, templates, recovered, addSeries } = given
  const newLine = useTranslations('editor.lines')('newLine')
  const setting = useMemo(() => {
    const samples = new Set([...madeUpIn(templates.map(({ design }) => design)), plainWords(newLine)])
    const commands = [
      ...createCommands(
        () => safeArea(plateOf(editor.design, catalogue)),
        () => boxOfPlate(plateOf(editor.design, catalogue)),
      ),
      curveCommand(design => plateOf(design, catalogue), fontEngine),
      ...(hasPlates(editor.design) ? plateCommands(catalogue) : []),
    ]
    const shared = { editor, catalogue, priceList, language, vatPercent, templates }
    return { ...shared, recovered, addSeries, commands, samples }
  }, [editor, catalogue, priceList, language, vatPercent, templates, recovered, addSeries, newLine])
  return (
    <SettingContext value={setting}>
      <DesignProvider>{children}</DesignProvider>
    </SettingContext>
  )
}

/** With more elements than this, lists and fields lag behind the canvas. */
const manyElements = 120

const DesignContext = createContext<Design | null>(null)

/**
 * The design for components that describe it: not while it is dragged, and behind the canvas while it is typed there or has
 * hundreds of elements, so that neither a drag nor a keystroke waits for lists and fields.
 */
function DesignProvider({ children }: { children: ReactNode }) {
  const settled = useEditorState(state => state.settled)
  const typed = useEditorState(state => state.typed)
  const later = useDeferredValue(settled)
  const behind = typed || settled.elements.length > manyElements
  return <DesignContext value={behind ? later : settled}>{children}</DesignContext>
}

/** The area for the alignment of a single element: the plate within its security zone, mm. */
function safeArea(plate: Plate | null): Box {
  const box = boxOfPlate(plate)
  const space = plate?.securityMm ?? 0
  return { ...box, left: space, top: space, width: box.width - 2 * space, height: box.height - 2 * space }
}

export function useSetting(): EditorSetting {
  const setting = useContext(SettingContext)
  if (!setting) throw new Error('used outside the editor')
  return setting
}

export const useEditor = (): Editor => useSetting().editor

/** Part of the editor's state; the component is drawn again only when that part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select)
}

/** The design as panels show it; they make changes in `editor.design`. */
export function useDesign(): Design {
  const design = useContext(DesignContext)
  if (!design) throw new Error('used outside the editor')
  return design
}

/** The plate of the present design. The editor only opens on a design that has one. */
export function usePlate(): Plate {
  const { catalogue } = useSetting()
  const facts = useEditorState(useShallow(state => plateFacts(state.design)))
  const plate = useMemo(() => plateOf(facts, catalogue), [facts, catalogue])
  if (!plate) throw new Error('the design is made on a plate that the catalogue does not know')
  return plate
}
