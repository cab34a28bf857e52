'use client'
import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEditor } from '../state/editor-context'
import { closePreview } from './show-preview'

/** While the preview is held: a note on releasing. Once it stays: the back button. */
export function Back({ look }: { look: 'held' | 'open' }) {
  const t = useTranslations('editor.preview')
  const editor = useEditor()
  const face =
    'flex min-h-13 w-full shrink-0 items-center justify-center gap-5 rounded-md px-4 py-1.5 text-white'
  if (look === 'held') {
    return (
      <p aria-hidden className={`${face} bg-mat-2`}>
        <Eye aria-hidden size={20} strokeWidth={1.6} />
        <span>
          <span className="block leading-5 font-semibold">{t('release')}</span>
          <span className="block text-xs text-on-hero">{t('tap')}</span>
        </span>
      </p>
    )
  }
  return (
    <button
      type="button"
      className={`${face} bg-(--action) font-semibold hover:bg-(--action-2)`}
      onClick={() => closePreview(editor)}
    >
      {t('back')}
    </button>
  )
}
