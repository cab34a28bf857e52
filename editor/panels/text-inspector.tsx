'use client'
import { Bold, Italic, Underline, WrapText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { TextChange } from '@/lib/design/scene/elements/letters'
import { findFamily, isBoldCapable, isItalicCapable } from '@/lib/design/scene/fonts/families'
import { textRules } from '@/lib/design/scene/limits'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { setTextStyle } from '@/lib/design/scene/operations/text'
import { summariseText, type TextSummary } from '@/lib/design/scene/operations/text-summary'
import { FontList } from '../fonts/font-list'
import { useEditor, useEditorState, usePlate } from '../state/editor-context'
import { restyle, restyleLines, toggleStyle } from '../text/restyle'
import { fontLimits } from './font-limits'
import { AlignButtons, CaseButtons } from './line-buttons'
import { MeasureField } from './measure-field'

/** Letters of the selected texts; while words are selected in one, of those words alone. */
export function TextInspector({ summary: whole }: { summary: TextSummary }) {
  const t = useTranslations('editor.text')
  const editor = useEditor()
  const selection = useEditorState(state => state.selection)
  const change = (style: TextChange) => editor.change(setTextStyle(editor.design, selection, style))
  const summary = useWords() ?? whole
  const limits = fontLimits(usePlate())
  const family = summary.family ? findFamily(summary.family) : null
  return (
    <div className="flex flex-col gap-2">
      <FontList
        value={summary.family}
        onChange={name => {
          restyle(editor, { family: name })
          editor.text?.focus()
        }}
      />
      <div className="flex gap-2">
        <MeasureField
          label={t('size')}
          value={summary.sizeMm}
          {...limits}
          step={0.1}
          decimals={2}
          unit="mm"
          className="min-w-0 grow"
          onChange={sizeMm => restyle(editor, { sizeMm })}
        />
        <div className="flex rounded-md border border-edge">
          <IconButton
            label={t('bold')}
            pressed={summary.bold === true}
            disabled={family !== null && !isBoldCapable(family)}
            className="rounded-none! size-9.5! pointer-coarse:size-11!"
            onClick={() => toggleStyle(editor, 'bold')}
          >
            <Bold aria-hidden size={16} />
          </IconButton>
          <IconButton
            label={t('italic')}
            pressed={summary.italic === true}
            disabled={family !== null && !isItalicCapable(family)}
            className="rounded-none! border-x border-line size-9.5! pointer-coarse:size-11!"
            onClick={() => toggleStyle(editor, 'italic')}
          >
            <Italic aria-hidden size={16} />
          </IconButton>
          <IconButton
            label={t('underline')}
            pressed={summary.underline === true}
            disabled={!summary.has('underline')}
            className="rounded-none! size-9.5! pointer-coarse:size-11!"
            onClick={() => toggleStyle(editor, 'underline')}
          >
            <Underline aria-hidden size={16} />
          </IconButton>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {summary.has('align') && (
          <AlignButtons
            value={summary.align}
            onChange={align => {
              restyleLines(editor, { align })
              editor.text?.focus()
            }}
          />
        )}
        {summary.has('letterCase') && (
          <CaseButtons
            value={summary.letterCase}
            onChange={letterCase => {
              restyle(editor, { letterCase })
              editor.text?.focus()
            }}
          />
        )}
        {summary.has('wrap') && (
          <IconButton
            label={t('wrap')}
            pressed={summary.wrap === true}
            className="border border-edge size-9! pointer-coarse:size-11!"
            onClick={() => change({ wrap: summary.wrap !== true })}
          >
            <WrapText aria-hidden size={16} />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {summary.has('lineHeight') && (
          <MeasureField
            label={t('lineHeight')}
            value={summary.lineHeight}
            min={textRules.lineHeight.min}
            max={textRules.lineHeight.max}
            step={textRules.lineHeight.step}
            unit={t('lineHeightUnit')}
            onChange={lineHeight => restyleLines(editor, { lineHeight })}
          />
        )}
        {summary.has('letterSpacing') && (
          <MeasureField
            label={t('letterSpacing')}
            value={summary.letterSpacing}
            min={textRules.letterSpacing.min}
            max={textRules.letterSpacing.max}
            step={
              summary.has('lineHeight') ? textRules.letterSpacing.step : textRules.letterSpacing.roundedStep
            }
            decimals={2}
            unit={t('letterSpacingUnit')}
            onChange={letterSpacing => restyle(editor, { letterSpacing })}
          />
        )}
      </div>
    </div>
  )
}

/** The selected words of the text that is being edited, summed up; null where none are selected. */
function useWords(): TextSummary | null {
  const words = useEditorState(({ textSelection }) =>
    textSelection && textSelection.anchor !== textSelection.head ? textSelection : null,
  )
  const element = useEditorState(({ design }) => (words ? elementOf(design, words.id) : undefined))
  return useMemo(() => (words && element ? summariseText([element], words) : null), [words, element])
}
