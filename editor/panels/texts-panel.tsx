'use client'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { setTextStyle } from '@/lib/design/scene/operations/text'
import { summariseText } from '@/lib/design/scene/operations/text-summary'
import { FontList } from '../fonts/font-list'
import { useDesign, useEditor, usePlate } from '../state/editor-context'
import { addTextLine } from '../text/add-text-line'
import { HandHint } from './hand-hint'
import { Panel, Part } from './panel'

/** Adds lines, and sets all letters of a design at once. */
export function TextsPanel() {
  const t = useTranslations('editor.texts')
  const editor = useEditor()
  const design = useDesign()
  const plate = usePlate()
  const summary = summariseText(design.elements)
  const words = t('newText')
  const add = () => {
    const id = addTextLine(editor, plate, words)
    if (id) editor.editText(id)
  }
  const setFamily = (family: string) => {
    const ids = editor.design.elements.map(element => element.id)
    editor.change(setTextStyle(editor.design, ids, { family }))
  }
  return (
    <Panel title={t('title')}>
      <Button look="secondary" size="small" onClick={add}>
        <Plus aria-hidden size={18} />
        {t('add')}
      </Button>
      {summary && (
        <Part title={t('everywhere')}>
          <FontList value={summary.family} onChange={setFamily} />
        </Part>
      )}
      <HandHint mouse={t('hint')} touch={t('hintTouch')} />
    </Panel>
  )
}
