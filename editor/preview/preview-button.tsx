'use client'
import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useEditor, useEditorState } from '../state/editor-context'
import { previewLoader } from './preview-loader'
import { closePreview, openPreview, tapMs } from './show-preview'

const fetchSoon = () => {
  // A failure shows when the preview is opened.
  previewLoader.load().catch(() => {})
}

/** The action of the eye: a long press shows the preview while it is held, a short press leaves it open. */
function usePeek() {
  const editor = useEditor()
  const pressedAt = useRef<number | null>(null)
  /** The press has already handled the click that follows it. */
  const answered = useRef(false)
  return {
    onPointerEnter: fetchSoon,
    onFocus: fetchSoon,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      answered.current = false
      if (event.button !== 0 || editor.state.preview === 'open') return
      answered.current = true
      pressedAt.current = event.timeStamp
      event.currentTarget.setPointerCapture(event.pointerId)
      editor.setWorkspace({ preview: 'held' })
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      if (pressedAt.current === null) return
      const isTap = event.timeStamp - pressedAt.current < tapMs
      pressedAt.current = null
      // Escape may have ended it before the finger left.
      if (editor.state.preview !== 'held') return
      if (isTap) openPreview(editor)
      else editor.setWorkspace({ preview: null })
    },
    onPointerCancel: () => {
      pressedAt.current = null
      if (editor.state.preview === 'held') editor.setWorkspace({ preview: null })
    },
    onClick: () => {
      // Keys and screen readers click without a pointer.
      if (answered.current) answered.current = false
      else if (editor.state.preview === 'open') closePreview(editor)
      else openPreview(editor)
    },
    // The focus and a selected word stay; a long press opens no browser menu.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}

/** The eye: the product as it will be, under the thumb. */
export function PreviewButton({ className }: { className?: string }) {
  const t = useTranslations('editor.preview')
  const look = useEditorState(state => state.preview)
  const peek = usePeek()
  return (
    <button
      type="button"
      data-eye
      aria-haspopup="dialog"
      aria-expanded={look === 'open'}
      aria-description={t('hint')}
      title={t('hint')}
      className={classNames(
        'touch-none text-ink-2 select-none [-webkit-touch-callout:none] hover:bg-wash',
        look && 'bg-mat-soft font-semibold text-mat-2!',
        className,
      )}
      {...peek}
    >
      <Eye aria-hidden size={20} strokeWidth={1.6} />
      {t('button')}
    </button>
  )
}
