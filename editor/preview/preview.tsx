'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasMaterial } from '@/lib/design/scene/traits'
import type { CompiledDesign } from '../scene/use-scene'
import { useDesign, useEditor } from '../state/editor-context'
import { useWayBack } from '../workspace/way-back'
import { Back } from './back'
import { closePreview } from './show-preview'
import { SignPreview } from './sign-preview'
import { StampPreview } from './stamp-preview'

export interface PreviewProps {
  /** Held under a finger, or left open. */
  look: 'held' | 'open'
  compiled: CompiledDesign | null
}

/** The product as it will be (DESIGN-36): a stamp with its impression on paper, a sign on its wall. */
export function Preview({ look, compiled }: PreviewProps) {
  const t = useTranslations('editor.preview')
  const design = useDesign()
  const section = useKept(look)
  return (
    <section
      ref={section}
      role={look === 'open' ? 'dialog' : undefined}
      aria-label={t('title', { name: design.name || design.modelName })}
      tabIndex={-1}
      className="size-full outline-none"
    >
      {hasMaterial(design) ? (
        <SignPreview compiled={compiled} back={<Back look={look} />} />
      ) : (
        <StampPreview compiled={compiled} back={<Back look={look} />} />
      )}
    </section>
  )
}

/** A preview that stays takes the focus and returns it; Escape closes every preview, the browser's Back only one that stays. */
function useKept(look: PreviewProps['look']) {
  const editor = useEditor()
  const section = useRef<HTMLElement>(null)
  // Listening starts when it becomes visible: an immediate press must not be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog over the preview keeps the key for itself.
      if (event.key !== 'Escape' || section.current?.querySelector('dialog[open]')) return
      event.preventDefault()
      event.stopPropagation()
      closePreview(editor)
    }
    // Before the workspace and the popup around it get the key.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [editor])
  useWayBack(look === 'open', () => closePreview(editor))
  useEffect(() => {
    if (look !== 'open') return
    const before = document.activeElement
    section.current?.focus({ preventScroll: true })
    return () => {
      // A finger or a mouse on the eye leaves the focus where it was: on a text, or on no element.
      const work = before instanceof HTMLElement && !before.closest('header, nav') ? before : null
      const next = work ?? document.querySelector<HTMLElement>('[data-eye]')
      next?.focus({ preventScroll: true })
    }
  }, [look])
  return section
}
