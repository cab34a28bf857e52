'use client'
import { Rainbow } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { useEditor } from '../../state/editor-context'
import { useAdd } from '../use-add'

/** Adds a text on a circle, whose words are written next. */
export function RoundedTextPanel() {
  const t = useTranslations('editor.roundedText')
  const add = useAdd()
  const editor = useEditor()
  const words = t('newText')
  const addAndWrite = () => {
    const id = add(elementKinds['rounded-text'], { words }, words)
    if (id) editor.wantField(id)
  }
  return (
    <Button look="secondary" size="small" onClick={addAndWrite}>
      <Rainbow aria-hidden size={18} />
      {t('add')}
    </Button>
  )
}
