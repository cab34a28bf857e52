'use client'
import { type Messages, NextIntlClientProvider, useTranslations } from 'next-intl'
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type EditorData, type EditorKind, editorDataPath } from '@/lib/contract/editor-data'
import { requiredFaces } from '@/lib/scene/fonts/required'
import type { Design } from '@/lib/scene/model'
import { parseDesign } from '@/lib/scene/parse'
import { plateOf } from '@/lib/scene/plate'
import type { SiteLocale } from '@/lib/site/locales'
import { loadMessages } from '@/lib/site/messages'
import { hydrateEditorItem, useEditorItem } from '@/stores/editor-item'
import { newId } from '@/stores/storage'
import { addDesignToCart } from './add-to-cart'
import { EditorRoot } from './editor-root'
import { loadCanvas } from './editor-shell'
import { fontEngine } from './scene/font-engine'
import type { EditorMenu } from './state/editor-state'

interface EditorHostProps {
  locale: SiteLocale
  menu?: EditorMenu
  /** `added` once the design is in the cart. */
  onClose: (outcome: 'closed' | 'added') => void
}

const namespaces = ['editor', 'findings', 'ledger', 'price'] as const
const texts = new Map<string, Promise<Partial<Messages>>>()
const data = new Map<string, Promise<EditorData>>()

/** The editor's texts, fetched with it: no page carries them. */
function editorTexts(locale: SiteLocale): Promise<Partial<Messages>> {
  let found = texts.get(locale)
  if (!found) {
    found = loadMessages(locale).then(all => Object.fromEntries(namespaces.map(name => [name, all[name]])))
    texts.set(locale, found)
  }
  return found
}

async function fetchData(path: string): Promise<EditorData> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

/** Catalogue, rates and templates for a kind of product; asked for again after a failure. */
function editorData(locale: SiteLocale, design: Design): Promise<EditorData> {
  return editorDataOf(locale, design.type === 'sign' ? 'sign' : 'stamp')
}

function editorDataOf(locale: SiteLocale, kind: EditorKind): Promise<EditorData> {
  const path = editorDataPath(locale, kind)
  let found = data.get(path)
  if (!found) {
    found = fetchData(path)
    data.set(path, found)
    found.catch(() => data.delete(path))
  }
  return found
}

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: EditorData }

/** The editor on the current item: fetches what it needs, and says so when it cannot. */
export function EditorHost(props: EditorHostProps) {
  const [design] = useState(() => {
    const found = readDesign()
    if (found) warmUp(props.locale, found)
    return found
  })
  return (
    <Suspense fallback={<Waiting />}>
      <Texts locale={props.locale}>
        {design ? (
          <Loader {...props} design={design} />
        ) : useEditorItem.getState().item ? (
          <Refused onClose={props.onClose} reason="unreadable" />
        ) : (
          <DefaultItem {...props} />
        )}
      </Texts>
    </Suspense>
  )
}

/** Asks for all that the first picture needs at once, not one after the other. Failures show where it is used. */
function warmUp(locale: SiteLocale, design: Design): void {
  editorData(locale, design).catch(() => {})
  fontEngine()
    .load(requiredFaces(design))
    .catch(() => {})
  if (!design.stepperMode) loadCanvas().catch(() => {})
}

function readDesign(): Design | null {
  hydrateEditorItem()
  const parsed = parseDesign(useEditorItem.getState().item)
  return parsed.ok ? parsed.design : null
}

function Texts({ locale, children }: { locale: SiteLocale; children: React.ReactNode }) {
  const messages = use(editorTexts(locale))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  )
}

function Loader({ locale, menu, design, onClose }: EditorHostProps & { design: Design }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [full, setFull] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let stale = false
    setLoaded({ state: 'loading' })
    editorData(locale, design).then(
      found => {
        if (!stale) setLoaded({ state: 'ready', data: found })
      },
      () => {
        if (!stale) setLoaded({ state: 'failed' })
      },
    )
    return () => {
      stale = true
    }
  }, [locale, design, attempt])
  const known = useMemo(
    () => loaded.state === 'ready' && plateOf(design, loaded.data.catalogue) !== null,
    [loaded, design],
  )
  if (loaded.state === 'loading') return <Waiting />
  if (loaded.state === 'failed') {
    return <Refused reason="offline" onClose={onClose} onRetry={() => setAttempt(attempt + 1)} />
  }
  if (!known) return <Refused reason="unknownProduct" onClose={onClose} />
  return (
    <EditorRoot
      {...loaded.data}
      design={design}
      menu={menu}
      cartFull={full}
      onClose={() => onClose('closed')}
      onAddToCart={(made, quantity) => {
        if (addDesignToCart(made, quantity)) onClose('added')
        else setFull(true)
      }}
    />
  )
}

/** Nothing is being edited: the locale's sample on the default model is a start (specification §1). */
function DefaultItem(props: EditorHostProps) {
  const { locale } = props
  const [design, setDesign] = useState<Design | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    setFailed(false)
    editorDataOf(locale, 'stamp').then(
      ({ catalogue, samples }) => {
        const sample = samples.find(({ design: made }) => made.modelId === catalogue.stampModels.defaultModel)
        if (!sample) return setFailed(true)
        const own = { ...sample.design, id: newId(), preset: false }
        useEditorItem.getState().openItem(own)
        setDesign(own)
      },
      () => setFailed(true),
    )
  }, [locale, attempt])
  if (design) return <Loader {...props} design={design} />
  if (!failed) return <Waiting />
  return <Refused reason="offline" onClose={props.onClose} onRetry={() => setAttempt(attempt + 1)} />
}

/** The room before it is furnished: bar and ground, so that nothing jumps. */
function Waiting() {
  return (
    <div aria-busy="true" className="flex h-full flex-col">
      <div className="min-h-14 border-b border-line" />
      <div className="flex-1 bg-bench" />
    </div>
  )
}

interface RefusedProps {
  reason: 'unreadable' | 'offline' | 'unknownProduct'
  onClose: EditorHostProps['onClose']
  onRetry?: () => void
}

function Refused({ reason, onClose, onRetry }: RefusedProps) {
  const t = useTranslations('editor')
  const focus = useRef<HTMLDivElement>(null)
  useEffect(() => focus.current?.focus(), [])
  return (
    <div ref={focus} tabIndex={-1} className="mx-auto flex max-w-120 flex-col gap-4 p-6">
      <h1 id="editor-title" className="text-lg!">
        {t('title')}
      </h1>
      <Alert tone="block" role="alert">
        {t(`refused.${reason}`)}
      </Alert>
      <div className="flex gap-3">
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button look="secondary" size="small" onClick={() => onClose('closed')}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
