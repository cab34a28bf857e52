'use client'
import { Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import type { Finding } from '@/lib/design/scene/finding'
import { readLines } from '@/lib/design/scene/operations/paste-lines'
import {
  type FormLine,
  formLines,
  removeLine,
  setLineSize,
  setLineText,
} from '@/lib/design/scene/operations/text-lines'
import { useDesign, useEditor, useEditorState, usePlate } from '../state/editor-context'
import { addTextLine } from '../text/add-text-line'
import { isSample, pasteWords } from '../text/paste-words'
import { useGrowing } from '../work/use-growing'
import { type FontLimits, fontLimits } from './font-limits'
import { MeasureField } from './measure-field'

/** The plain form: one field a line, with the size of its letters. What the canvas changes shows here, and the other way round. */
export const LinesForm = memo(function LinesForm({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.lines')
  const editor = useEditor()
  const design = useDesign()
  const plate = usePlate()
  const lines = useMemo(() => formLines(design), [design])
  const wanted = useEditorState(state => state.wantedField)
  const wantedAt = useMemo(
    () => lines.findIndex(({ elementId, line }) => elementId === wanted?.elementId && line === wanted.line),
    [lines, wanted],
  )
  const { drawn, end } = useGrowing(lines.length, wantedAt + 1)
  const selection = useDeferredValue(useEditorState(state => state.selection))
  const chosen = useMemo(() => new Set(selection), [selection])
  const broken = useMemo(
    () => new Set(findings.flatMap(({ elementId, severity }) => (severity === 'block' ? [elementId] : []))),
    [findings],
  )
  const limits = useMemo(() => fontLimits(plate), [plate])
  const add = useCallback(() => {
    const id = addTextLine(editor, plate, t('newLine'))
    if (id) editor.wantField(id)
  }, [editor, plate, t])
  const pasteAt = useCallback(
    (from: Pick<FormLine, 'elementId' | 'line'>, words: readonly string[]) =>
      pasteWords(editor, plate, words, { from, mayGo: isSample(findings) }),
    [editor, plate, findings],
  )
  return (
    <section aria-label={t('title')} className="flex min-h-0 flex-col rounded-md bg-paper p-3 shadow-1">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 className="text-sm! font-semibold! leading-5 tracking-normal">{t('title')}</h2>
        <button
          type="button"
          className="link inline-flex min-h-6 items-center gap-1 text-xs pointer-coarse:min-h-11"
          onClick={add}
        >
          <Plus aria-hidden size={14} />
          {t('add')}
        </button>
      </div>
      {lines.length === 0 && <p className="text-sm text-ink-2">{t('none')}</p>}
      <ol className="flex min-h-0 flex-col gap-2 overflow-y-auto p-0.5">
        {lines.slice(0, drawn).map((line, index) => (
          <LineRow
            key={`${line.elementId} ${line.line}`}
            {...line}
            index={index}
            invalid={broken.has(line.elementId)}
            selected={chosen.has(line.elementId)}
            limits={limits}
            onEnd={add}
            onLines={pasteAt}
          />
        ))}
        {drawn < lines.length && <li ref={end} aria-hidden className="h-12 shrink-0" />}
      </ol>
    </section>
  )
})

interface LineRowProps extends FormLine {
  limits: FontLimits
  index: number
  invalid: boolean
  selected: boolean
  /** Enter in the last line. */
  onEnd: () => void
  /** Several lines were pasted into this one. */
  onLines: (from: Pick<FormLine, 'elementId' | 'line'>, words: readonly string[]) => void
}

/** Memoised: of sixty lines one changes at a time. */
const LineRow = memo(function LineRow(props: LineRowProps) {
  const { elementId, line, text, sizeMm, index, invalid, selected, limits, onEnd, onLines } = props
  const t = useTranslations('editor.lines')
  const editor = useEditor()
  const number = index + 1
  const field = useRef<HTMLTextAreaElement>(null)
  const wanted = useEditorState(
    ({ wantedField }) => wantedField?.elementId === elementId && wantedField.line === line,
  )
  useEffect(() => {
    if (!wanted) return
    field.current?.focus()
    field.current?.select()
    editor.wantField(null)
  }, [editor, wanted])
  const remove = (): boolean => {
    const before = editor.design
    editor.change(removeLine(before, elementId, line))
    const gone = editor.design !== before
    if (gone) editor.say('deleted', { count: 1 })
    else editor.refuse({ code: 'locked' })
    return gone
  }
  return (
    <li className="flex items-center gap-1.5">
      {/* One line, which takes more rows where it is longer than its field. */}
      <textarea
        dir="auto"
        data-line
        rows={1}
        ref={field}
        aria-label={t('text', { number })}
        value={text}
        autoComplete="off"
        enterKeyHint="next"
        onFocus={() => editor.select([elementId])}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          const row = event.currentTarget.closest('li')
          if (event.key === 'Enter') {
            event.preventDefault()
            const next = row?.nextElementSibling?.querySelector('textarea')
            if (!next) return onEnd()
            next.focus()
            next.select()
          } else if (event.key === 'Backspace' && text === '') {
            event.preventDefault()
            const near = row?.previousElementSibling ?? row?.nextElementSibling
            if (remove()) near?.querySelector('textarea')?.focus()
          }
        }}
        onPaste={event => {
          const [first = '', ...others] = readLines(event.clipboardData.getData('text/plain'))
          if (others.length === 0) return
          event.preventDefault()
          const { selectionStart, selectionEnd } = event.currentTarget
          const whole = `${text.slice(0, selectionStart)}${first}${text.slice(selectionEnd)}`
          onLines({ elementId, line }, [whole, ...others])
        }}
        onChange={event => {
          const written = event.target.value.replace(/[\r\n]+/g, ' ')
          editor.change(setLineText(editor.design, elementId, line, written), { merge: true })
        }}
        className={classNames(
          controlClass(invalid),
          'field-sizing-content min-h-9.5! resize-none py-2 text-sm! leading-5 not-supports-[field-sizing:content]:overflow-hidden not-supports-[field-sizing:content]:whitespace-pre pointer-coarse:min-h-11! pointer-coarse:py-2.75',
          selected && !invalid && 'border-(--action)!',
        )}
      />
      <MeasureField
        label={t('size', { number })}
        value={sizeMm}
        min={limits.min}
        max={limits.max}
        step={0.1}
        decimals={2}
        unit="mm"
        invalid={invalid}
        className="w-24 shrink-0"
        onChange={size => editor.change(setLineSize(editor.design, elementId, line, size))}
      />
      <IconButton
        label={t('remove', { number })}
        className="size-8! pointer-coarse:size-11!"
        onClick={remove}
      >
        <X aria-hidden size={15} />
      </IconButton>
    </li>
  )
})
