'use client'
import { Rainbow } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { elementKinds } from '@/lib/scene/elements/registry'
import { useAdd } from '../use-add'

/** Adds a text on a circle. */
export function RoundedTextPanel() {
  const t = useTranslations('editor.roundedText')
  const add = useAdd()
  const words = t('newText')
  return (
    <Button look="secondary" size="small" onClick={() => add(elementKinds['rounded-text'], { words }, words)}>
      <Rainbow aria-hidden size={18} />
      {t('add')}
    </Button>
  )
}
