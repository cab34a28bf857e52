'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Element } from '@/lib/design/scene/model'
import { coloursOf, coloursUsed, setColour } from '@/lib/design/scene/operations/colour'
import { summariseText } from '@/lib/design/scene/operations/text-summary'
import { Part } from '../panels/panel'
import { useDesign, useEditor, useEditorState, usePlate } from '../state/editor-context'
import { restyle } from '../text/restyle'
import { ColourField } from './colour-field'

/** The colour of the selection; if words are selected, only of these. */
export function ColourPart({ elements }: { elements: readonly Element[] }) {
  const t = useTranslations('editor.colour')
  const editor = useEditor()
  const design = useDesign()
  const { ink } = usePlate()
  const words = useEditorState(({ textSelection }) => textSelection)
  const colours = useMemo(() => {
    const summary = words && words.anchor !== words.head ? summariseText(elements, words) : null
    return summary ? [summary.color] : [...new Set(elements.flatMap(coloursOf))]
  }, [elements, words])
  if (colours.length === 0) return null
  const change = (colour: string | null) => {
    // Selected words take it first; an element without letters takes it as a whole.
    restyle(editor, { color: colour })
    const others = elements.filter(element => !kindOf(element).letters).map(({ id }) => id)
    editor.change(setColour(editor.design, others, colour), { merge: true })
  }
  return (
    <Part title={t('title')}>
      <ColourField
        id="element-colour"
        value={colours.length === 1 ? colours[0] : undefined}
        ink={ink}
        used={coloursUsed(design)}
        onChange={change}
      />
    </Part>
  )
}
