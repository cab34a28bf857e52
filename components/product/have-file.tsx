'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { EditorKind } from '@/lib/product/contract/editor-data'

interface HaveFileProps {
  editor: EditorKind
  onAct: () => void
  /** It stands beside other ways, as one of them. */
  beside?: boolean
  /** Its name, where a page has several. */
  label?: string
}

/** "I already have a file": the other way to a design. */
export function HaveFile({ editor, onAct, beside, label }: HaveFileProps) {
  const t = useTranslations('product')
  if (beside) {
    return (
      <button type="button" className="link tap py-1" onClick={onAct} data-editor={editor} aria-label={label}>
        {t('haveFile')}
      </button>
    )
  }
  return (
    <Button look="secondary" full className="mt-2.5" onClick={onAct} data-editor={editor}>
      <Icon name="upload" size={18} />
      {t('haveFile')}
    </Button>
  )
}
