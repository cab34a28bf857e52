'use client'
import { type Messages, NextIntlClientProvider, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { EditorData, EditorKind } from '@/lib/contract/editor-data'
import { requiredFaces } from '@/lib/scene/fonts/required'
import type { Design } from '@/lib/scene/model'
import { parseDesign } from '@/lib/scene/parse'
import { plateOf } from '@/lib/scene/plate'
import { readDesign, storeDesign } from '@/lib/scene/stored'
import type { SiteLocale } from '@/lib/site/locales'
import { hydrateEditorItem, useEditorItem } from '@/stores/editor-item'
import { newId } from '@/stores/storage'
import { addDesignToCart } from './add-to-cart'
import { EditorRoot } from './editor-root'
import { editorDataLoader } from './opening'
import { prepareParts } from './prepare-parts'
import { fontEngine } from './scene/font-engine'
import type { EditorMenu } from './state/editor-state'
import { useArrival } from './state/use-loaded'

interface EditorHostProps {
  locale: SiteLocale
  menu?: EditorMenu
  /** `added` once the design is in the cart. */
  onClose: (outcome: 'closed' | 'added') => void
}

/** The current item; `unreadable` where something is kept that is no design. */
function readItem(): Design | 'none' | 'unreadable' {
  hydrateEditorItem()
  const { item } = useEditorItem.getState()
  if (!item) return 'none'
  const parsed = parseDesign(item)
  return parsed.ok ? parsed.design : 'unreadable'
}

const ignore = () => {}

/** Asks for all that an item's first picture needs, before anything of the editor is drawn. */
function startFetching(locale: SiteLocale, item: ReturnType<typeof readItem>) {
  const kind: EditorKind = typeof item === 'object' && item.type === 'sign' ? 'sign' : 'stamp'
  prepareParts(kind)
  editorDataLoader(locale, kind).load().catch(ignore)
  if (typeof item === 'object') fontEngine().load(requiredFaces(item)).catch(ignore)
  return { item, kind }
}

/** What is fetched of a kind; null while it is on its way, `failed` where it does not come. */
function useData(locale: SiteLocale, kind: EditorKind, attempt: number): EditorData | 'failed' | null {
  const { there, failure } = useArrival(editorDataLoader(locale, kind), attempt)
  return there ?? (failure ? 'failed' : null)
}

/** The editor on the current item: fetches what it needs, and says so when it cannot. */
export function EditorHost(props: EditorHostProps) {
  const { locale, onClose } = props
  const [{ item, kind }] = useState(() => startFetching(locale, readItem()))
  const [attempt, setAttempt] = useState(0)
  const data = useData(locale, kind, attempt)
  const design = useMemo(() => {
    if (typeof item === 'object') return item
    return item === 'none' && data && data !== 'failed' ? defaultDesign(data) : null
  }, [item, data])
  useEffect(() => {
    if (item === 'none' && design) useEditorItem.getState().openItem(storeDesign(design))
  }, [item, design])
  const refused = (reason: RefusedProps['reason'], onRetry?: () => void) => (
    <Refused locale={locale} reason={reason} onClose={onClose} onRetry={onRetry} />
  )
  if (item === 'unreadable') return refused('unreadable')
  if (data === null) return <Waiting />
  if (data === 'failed' || !design) return refused('offline', () => setAttempt(attempt + 1))
  if (!plateOf(design, data.catalogue)) return refused('unknownProduct')
  return (
    <Texts locale={locale} messages={data.texts}>
      <Opened {...props} design={design} data={data} />
    </Texts>
  )
}

/** Nothing is being edited: the locale's sample on the default model is a start (specification §1). */
function defaultDesign({ catalogue, samples }: EditorData): Design | null {
  const sample = samples.find(({ design }) => design.modelId === catalogue.stampModels.defaultModel)
  return sample ? readDesign({ ...sample.design, id: newId(), preset: false }) : null
}

interface TextsProps {
  locale: SiteLocale
  /** The editor's own, as they come with its data: no page carries them. */
  messages: EditorData['texts']
  children: ReactNode
}

function Texts({ locale, messages, children }: TextsProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <NextIntlClientProvider locale={locale} messages={messages as Partial<Messages>} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  )
}

function Opened({ data, design, menu, onClose }: EditorHostProps & { data: EditorData; design: Design }) {
  const [full, setFull] = useState(false)
  const { catalogue, priceList } = data
  const samples = useMemo(
    () => data.samples.map(sample => ({ ...sample, design: readDesign(sample.design) })),
    [data],
  )
  return (
    <EditorRoot
      {...{ catalogue, priceList, samples, design, menu }}
      cartFull={full}
      onClose={() => onClose('closed')}
      onAddToCart={(made, quantity) => {
        if (addDesignToCart(made, quantity)) onClose('added')
        else setFull(true)
      }}
    />
  )
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
  locale: SiteLocale
  reason: 'unreadable' | 'offline' | 'unknownProduct'
  onClose: EditorHostProps['onClose']
  onRetry?: () => void
}

/** Why the editor does not open. Its texts are fetched by another way than those that did not come. */
function Refused(props: RefusedProps) {
  const { locale } = props
  const [messages, setMessages] = useState<Messages | null>(null)
  useEffect(() => {
    import('@/lib/site/messages').then(({ loadMessages }) => loadMessages(locale)).then(setMessages)
  }, [locale])
  if (!messages) return <Waiting />
  return (
    <Texts locale={locale} messages={messages}>
      <Refusal {...props} />
    </Texts>
  )
}

function Refusal({ reason, onClose, onRetry }: RefusedProps) {
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
