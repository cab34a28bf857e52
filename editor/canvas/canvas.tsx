'use client'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Finding } from '@/lib/design/scene/finding'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import type { Plate } from '@/lib/design/scene/plate'
import { supportOf } from '@/lib/design/scene/traits'
import { BarStrip } from '../bar/bar-strip'
import { FloatingBar } from '../bar/floating-bar'
import { groundOf } from '../plates/ground'
import type { CompiledDesign } from '../scene/use-scene'
import { useEditor, useEditorState, usePlate, useSetting } from '../state/editor-context'
import { createLoader, useLoaded } from '../state/use-loaded'
import { isWritten } from '../tools/context'
import { PartBoundary } from '../workspace/part-boundary'
import { FindingBadge } from './finding-badge'
import { GroundPainter } from './ground-painter'
import { InkPainter } from './ink-painter'
import { MarksPainter } from './marks-painter'
import { CanvasStage } from './stage'
import type { Surface } from './surface'
import { useCanvasSize } from './use-canvas-size'
import { useComing } from './use-coming'
import { useMaterial } from './use-material'
import { usePointer } from './use-pointer'
import { type Ground, type Viewport, viewportOf } from './viewport'

export { warmStage } from './warm-stage'

/** Keyboard, input methods and clipboard of text editing come when a text is first touched. */
const textViewLoader = createLoader(() =>
  import('../text/hidden-text-view').then(module => module.HiddenTextView),
)

interface CanvasProps {
  /** On a wide screen the bar of what is selected stands beside it, on a phone below the plate. */
  wide: boolean
  compiled: CompiledDesign | null
  findings: readonly Finding[]
}

/** The plate to work on, with pointer and keyboard. The list of elements has the same content, for screen readers. */
export default function Canvas({ wide, compiled, findings }: CanvasProps) {
  const t = useTranslations('editor')
  const plate = usePlate()
  const view = useEditorState(state => state.view)
  const ref = useRef<HTMLDivElement>(null)
  const size = useCanvasSize(ref)
  const ground = useGround(plate)
  const viewport = useMemo(() => (size ? viewportOf(size, ground, view) : null), [size, ground, view])
  const editor = useEditor()
  useEffect(() => {
    if (size) editor.layOut(size, ground)
  }, [editor, size, ground])
  useWantedFocus(ref)
  useComing({ ground, plate, wide, size })
  const [surface, setSurface] = useState<Surface | null>(null)
  const { events, onContextMenu } = usePointer(ref, { viewport, plate, surface })
  const material = useMaterial()
  const writing = useTextView()

  return (
    <div data-canvas className="flex size-full min-h-0 flex-col">
      <div className="relative min-h-0 flex-1 overflow-hidden">
        <div
          ref={ref}
          role="application"
          aria-label={t('canvas.label', { width: plate.widthMm, height: plate.heightMm })}
          aria-describedby="editor-canvas-help"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys
          tabIndex={0}
          className="absolute inset-0 touch-none select-none focus-visible:outline-offset-[-3px]"
          onContextMenu={onContextMenu}
        >
          {size && (
            <div aria-hidden>
              <CanvasStage size={size} onSurface={setSurface} events={events} />
            </div>
          )}
        </div>
        {surface && viewport && (
          <>
            <GroundPainter surface={surface} viewport={viewport} plate={plate} material={material} />
            <InkPainter
              surface={surface}
              viewport={viewport}
              compiled={compiled}
              ink={plate.ink}
              fixingShown={material !== null}
            />
            <MarksPainter surface={surface} viewport={viewport} findings={findings} />
          </>
        )}
        <p id="editor-canvas-help" className="sr-only">
          {t('canvas.help')}
        </p>
        {viewport && <FindingBadge viewport={viewport} findings={findings} />}
        {viewport && writing && (
          <PartBoundary className="absolute inset-x-2 top-2">
            <TextView viewport={viewport} canvas={ref} />
          </PartBoundary>
        )}
        {viewport && wide && <FloatingBar viewport={viewport} />}
      </div>
      {!wide && <BarStrip viewport={viewport} />}
    </div>
  )
}

/** The canvas takes the focus when it is asked for, as for a symbol that was just added. */
function useWantedFocus(ref: RefObject<HTMLElement | null>): void {
  const wanted = useEditorState(state => state.wantedCanvas)
  const heard = useRef(wanted)
  useEffect(() => {
    if (wanted !== heard.current) ref.current?.focus({ preventScroll: true })
    heard.current = wanted
  }, [wanted, ref])
}

/** What the view fits: the plate, or the support that it is on. */
function useGround(plate: Plate): Ground {
  const { catalogue } = useSetting()
  const editor = useEditor()
  const { widthMm, heightMm } = plate
  const place = useEditorState(({ design }) => {
    const support = supportOf(design)
    return support ? `${support.slug} ${support.place}` : ''
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only support and place of a design matter here
  return useMemo(
    () => groundOf(editor.design, { widthMm, heightMm }, catalogue),
    [editor, place, widthMm, heightMm, catalogue],
  )
}

function TextView(props: { viewport: Viewport; canvas: RefObject<HTMLElement | null> }) {
  const HiddenTextView = useLoaded(textViewLoader)
  return HiddenTextView && <HiddenTextView {...props} />
}

/** Fetches the text view as soon as a text is selected; true once one is edited. */
function useTextView(): boolean {
  const touched = useEditorState(({ design, selection }) =>
    selection.some(id => isWritten(elementOf(design, id))),
  )
  useEffect(() => {
    // A failure shows when the text is edited.
    if (touched) textViewLoader.load().catch(() => {})
  }, [touched])
  return useEditorState(({ tool }) => tool.name === 'editing')
}
