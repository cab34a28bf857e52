'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { EditorKind } from '@/lib/contract/editor-data'

/** "I already have a file": the other way to a design. */
export function HaveFile({ editor, onAct }: { editor: EditorKind; onAct: () => void }) {
  const t = useTranslations('product')
  return (
    <Button look="secondary" full className="mt-2.5" onClick={onAct} data-editor={editor}>
      <Icon name="upload" size={18} />
      {t('haveFile')}
    </Button>
  )
}
