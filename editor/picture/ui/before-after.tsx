'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { turnedSize } from '@/lib/design/picture/window'
import { compile } from '@/lib/design/scene/compile'
import { sizedBox } from '@/lib/design/scene/elements/boxes'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { sceneInkSvg } from '@/lib/design/scene/svg'
import { Part } from '../../panels/panel'
import { fontEngine } from '../../scene/font-engine'
import { usePlate } from '../../state/editor-context'
import { drawTurned } from './draw-turned'

interface BeforeAfterProps {
  preview: ImageBitmap
  edit: PictureEdit
  element: ImageElement
}

/** The cropped file beside its result, both equally large. */
export function BeforeAfter({ preview, edit, element }: BeforeAfterProps) {
  const t = useTranslations('editor.picture.compare')
  const plate = usePlate()
  // It lags behind the canvas.
  const shown = useDeferredValue(element)
  return (
    <Part title={t('title')}>
      <div className="grid grid-cols-2 gap-2">
        <Half words={t('file')}>
          <Kept preview={preview} edit={edit} />
        </Half>
        <Half words={t(plate.marking === 'ink' ? 'stamp' : 'sign')}>
          <Made element={shown} />
        </Half>
      </div>
    </Part>
  )
}

function Half({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure className="flex flex-col gap-1">
      <div className="flex h-24 items-center justify-center overflow-hidden rounded-md border border-line bg-paper p-1.5">
        {children}
      </div>
      <figcaption className="text-xs text-ink-2">{words}</figcaption>
    </figure>
  )
}

function Kept({ preview, edit }: Pick<BeforeAfterProps, 'preview' | 'edit'>) {
  const ref = useRef<HTMLCanvasElement>(null)
  const { turns, straighten, crop } = edit
  const turned = turnedSize(preview, turns)
  const width = Math.max(1, Math.round(turned.width * crop.width))
  const height = Math.max(1, Math.round(turned.height * crop.height))
  useEffect(() => {
    const context = ref.current?.getContext('2d')
    if (!context) return
    // Another size resets the canvas: white, and without the last turn.
    Object.assign(context.canvas, { width, height })
    context.translate(-turned.width * crop.left, -turned.height * crop.top)
    drawTurned(context, preview, { turns, straighten })
  }, [preview, turned.width, turned.height, turns, straighten, crop.left, crop.top, width, height])
  return <canvas ref={ref} aria-hidden className="max-h-full max-w-full" />
}

/** The picture's own ink on the material, upright as in the workspace. */
function Made({ element }: { element: ImageElement }) {
  const plate = usePlate()
  const url = useMemo(() => {
    const upright = element.rotate ? { ...element, rotate: 0 } : element
    const scene = compile({ elements: [upright] }, plate, fontEngine())
    const { left, top, width, height } = sizedBox(upright)
    const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${plate.paper}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}mm" height="${height}mm">${ground}${sceneInkSvg(scene, plate.ink)}</svg>`
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }, [element, plate])
  return <img src={url} alt="" className="max-h-full max-w-full" />
}
