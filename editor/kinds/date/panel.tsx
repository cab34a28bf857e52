'use client'
import { CalendarDays } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { useSetting } from '../../state/editor-context'
import { today } from '../../state/use-today'
import { useAdd } from '../use-add'

/** Adds the present day. */
export function DatePanel() {
  const t = useTranslations('editor.date')
  const { language } = useSetting()
  const add = useAdd()
  return (
    <Button
      look="secondary"
      size="small"
      onClick={() => add(elementKinds.date, { day: today(), language }, t('title'))}
    >
      <CalendarDays aria-hidden size={18} />
      {t('add')}
    </Button>
  )
}
