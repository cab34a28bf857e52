'use client'
import { Maximize2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { impressionPicture } from '@/lib/design/drawing/stamps/laid-impression'
import { openPreview } from '../preview/show-preview'
import { usePrinted } from '../preview/use-printed'
import type { CompiledDesign } from '../scene/use-scene'
import { useEditor } from '../state/editor-context'
import { svgUrl } from '../svg-url'
import { LargeImpression } from './large-impression'

/** Designs with more elements than this are drawn on a canvas: an SVG would take the page seconds. */
const mostDrawn = 200

/** The impression on paper, in its ink and with its date or number; a press shows it large. */
export function Impression({ compiled }: { compiled: CompiledDesign | null }) {
  const t = useTranslations('editor')
  const editor = useEditor()
  const isLarge = compiled !== null && compiled.scene.items.length > mostDrawn
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openPreview(editor)}
      className="flex w-full flex-col rounded-md bg-paper p-3 shadow-1"
    >
      <span className="grid min-h-24 w-full grow place-items-center overflow-hidden rounded-sm on-bench p-2">
        <span className="w-full -rotate-3 bg-paper p-2.5 shadow-1">
          {isLarge ? <LargeImpression scene={compiled.scene} /> : <InkImpression compiled={compiled} />}
        </span>
      </span>
      <span className="flex w-full items-center justify-center gap-1.5 pt-2 text-xs text-ink-2">
        {t('impression')}
        <Maximize2 aria-hidden size={13} strokeWidth={1.7} />
      </span>
    </button>
  )
}

/** With ink that spreads as on paper. */
function InkImpression({ compiled }: { compiled: CompiledDesign | null }) {
  const printed = usePrinted(compiled)
  const picture = useMemo(() => printed && svgUrl(impressionPicture(printed)), [printed])
  return picture && <img src={picture} alt="" className="mx-auto max-h-36 w-full" />
}
