'use client'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Design } from '@/lib/design/scene/model'
import { plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { readDesign, storeDesign } from '@/lib/design/scene/stored'
import { editorOf, hasMaterial } from '@/lib/design/scene/traits'
import { isVectorSrc } from '@/lib/design/scene/vectors/source'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { EditorData, EditorKind } from '@/lib/product/contract/editor-data'
import { hydrateEditorItem, type OrderPlace, rereadEditorItem, useEditorItem } from '@/stores/editor-item'
import type { Given } from '@/stores/given'
import { newId } from '@/stores/storage'
import type { Added } from './add-to-cart'
import { cartLoader } from './cart-loader'
import { editorDataLoader } from './data-loader'
import { EditorRoot } from './editor-root'
import { EditorTexts } from './editor-texts'
import { type CurrentItem, keptLength, type Recovered, readItem } from './item'
import { prepareParts } from './prepare-parts'
import { Refused } from './refused'
import { fontEngine } from './scene/font-engine'
import { stopWarming } from './scene/warm-scene'
import type { EditorMenu } from './state/editor-state'
import { useArrival } from './state/use-loaded'
import { Waiting } from './waiting'
import type { CartTrouble } from './workspace/workspace-props'

interface EditorHostProps {
  locale: SiteLocale
  menu?: EditorMenu
  /** Files or elements to add once the design is open. */
  given?: Given
  /** The kind of a new design where nothing is being edited; a stamp by default. */
  begin?: EditorKind
  /** Called with where the design went; `null` where the editor is left without saving. */
  onClose: (added: Added | null) => void
}

const ignore = () => {}

function kindOfItem(item: CurrentItem, begin: EditorKind): EditorKind {
  if (item.state === 'none') return begin
  return item.state === 'open' ? editorOf(item.design) : 'stamp'
}

/** Fetches everything for the first picture of an item, before the editor renders. */
function startFetching(locale: SiteLocale, item: CurrentItem, begin: EditorKind): CurrentItem {
  const kind = kindOfItem(item, begin)
  stopWarming()
  prepareParts(locale, kind)
  editorDataLoader(locale, kind).load().catch(ignore)
  if (item.state === 'open') fontEngine().load(requiredFiles(item.design)).catch(ignore)
  return item
}

/** The data of a kind; null while it loads, `failed` where it does not load. */
function useData(locale: SiteLocale, kind: EditorKind, attempt: number): EditorData | 'failed' | null {
  const { there, failure } = useArrival(editorDataLoader(locale, kind), attempt)
  return there ?? (failure ? 'failed' : null)
}

/** Whether the shop's drawings in a design are loaded or have failed: lists name them by their content. */
function useDrawings(design: Design | null): boolean {
  const drawings = useMemo(() => (design ? requiredFiles(design).filter(isVectorSrc) : []), [design])
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const settle = () => setAsked(drawings)
    fontEngine().load(drawings).then(settle, settle)
  }, [drawings])
  return asked === drawings || drawings.every(src => fontEngine().isLoaded(src))
}

/** An item of more characters than this takes as long to read as the workspace takes to render: its steps run in separate tasks. */
const largeItem = 50_000

/** The current item; null for the moment before a large one is read. */
function useCurrentItem({ locale, begin = 'stamp' }: EditorHostProps): CurrentItem | null {
  const read = () => startFetching(locale, readItem(), begin)
  const [item, setItem] = useState(() => (keptLength() > largeItem ? null : read()))
  const readLater = useRef(read)
  useEffect(() => {
    if (item) return
    // First read its text, then parse it.
    let timer = setTimeout(() => {
      hydrateEditorItem()
      timer = setTimeout(() => setItem(readLater.current()))
    })
    return () => clearTimeout(timer)
  }, [item])
  return item
}

/** The editor on the current item. */
export function EditorHost(props: EditorHostProps) {
  const item = useCurrentItem(props)
  return item ? <Host {...props} first={item} /> : <Waiting />
}

/** Fetches what the editor needs, and says so when it cannot. */
function Host({ first, ...props }: EditorHostProps & { first: CurrentItem }) {
  const { locale, onClose, begin = 'stamp' } = props
  const [item, setItem] = useState(first)
  const [attempt, setAttempt] = useState(0)
  const data = useData(locale, kindOfItem(item, begin), attempt)
  const design = useMemo(() => {
    if (item.state === 'open') return item.design
    return item.state === 'none' && data && data !== 'failed' ? defaultDesign(data, begin) : null
  }, [item, data, begin])
  useEffect(() => {
    if (item.state === 'none' && design) useEditorItem.getState().openItem(storeDesign(design))
  }, [item, design])
  const drawn = useDrawings(design)
  // The workspace is rendered after what waits, in pieces: rendered at once it would block the page.
  const ready = useDeferredValue(data !== null && drawn, false)
  const close = () => onClose(null)
  if (item.state === 'refused') {
    return (
      <Refused
        locale={locale}
        reason={item.reason}
        values={item.reason === 'elements' ? item : undefined}
        original={item.original}
        onClose={close}
        onRetry={() => {
          rereadEditorItem()
          setItem(readItem())
        }}
        onStartOver={() => {
          useEditorItem.getState().clearItem()
          setItem(readItem())
        }}
      />
    )
  }
  if (data === null || !drawn || !ready) return <Waiting />
  if (data === 'failed' || !design) {
    return (
      <Refused locale={locale} reason="offline" onClose={close} onRetry={() => setAttempt(attempt + 1)} />
    )
  }
  if (!plateOf(design, data.catalogue))
    return <Refused locale={locale} reason="unknownProduct" onClose={close} />
  const recovered = item.state === 'open' ? item.recovered : null
  return (
    <EditorTexts locale={locale} messages={data.texts}>
      <Opened {...props} design={design} recovered={recovered} data={data} />
    </EditorTexts>
  )
}

/**
 * Nothing is being edited: the locale's template on the default stamp or the default sign is a start (DESIGN-11). A sign is
 * begun at its first question (DESIGN-8).
 */
function defaultDesign({ catalogue, templates }: EditorData, begin: EditorKind): Design | null {
  const isStart = ({ design }: EditorData['templates'][number]) => {
    if (editorOf(design) !== begin) return false
    if (!hasMaterial(design)) return design.modelId === catalogue.stampModels.defaultModel
    const { material, width, height, color } = catalogue.materials.defaultSign
    const { config } = design
    return (
      config.material === material &&
      config.width === width &&
      config.height === height &&
      config.color === color
    )
  }
  const template = templates.find(isStart)
  if (!template) return null
  return readDesign({
    ...template.design,
    id: newId(),
    preset: false,
    stepperMode: hasMaterial(template.design),
  })
}

interface OpenedProps extends EditorHostProps {
  data: EditorData
  design: Design
  recovered: Recovered | null
}

/** The code that fills the cart; it is loaded before it is used. */
function cart() {
  const there = cartLoader.now()
  if (!there) throw new Error('nobody has loaded the way into the cart')
  return there
}

function Opened({ data, design, recovered, menu, given, onClose }: OpenedProps) {
  const [trouble, setTrouble] = useState<CartTrouble | null>(null)
  const { catalogue, priceList } = data
  const templates = useMemo(
    () => data.templates.map(template => ({ ...template, design: readDesign(template.design) })),
    [data],
  )
  const part = useEditorItem(state => state.part)
  const settle = useCallback(
    (added: Added) => {
      if (added.went === 'full') setTrouble('full')
      else onClose(added)
    },
    [onClose],
  )
  const series = useMemo(
    () =>
      part
        ? null
        : {
            space: () => cart().seriesSpace(),
            add: (pieces: readonly Design[]) => settle(cart().addSeries(pieces, templates)),
          },
    [part, templates, settle],
  )
  const keep = async (made: Design, place: OrderPlace) => {
    const kept = await (await import('./keep-layout')).keepLayout(made, place)
    if (kept === 'kept') onClose({ went: 'kept' })
    else setTrouble(kept === 'refused' ? 'layout' : 'offline')
  }
  return (
    <EditorRoot
      addSeries={series}
      {...{ catalogue, priceList, templates, design, recovered, given }}
      // For a bought product, no questions are asked.
      menu={part && 'order' in part ? 'texts' : menu}
      trouble={trouble}
      onClose={() => onClose(null)}
      onAddToCart={(made, quantity) => {
        if (part && 'order' in part) void keep(made, part)
        else settle(cart().addDesign(made, quantity, templates))
      }}
    />
  )
}
