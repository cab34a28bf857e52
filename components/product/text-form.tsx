'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useRef } from 'react'
import { LateTexts } from '@/components/late-texts'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { EditorKind } from '@/lib/product/contract/editor-data'
import type { LargerProduct, OwnText } from './own-text'

interface TextFormProps {
  state: OwnText
  editor: EditorKind
  /** Somebody is about to write: the code that lays out the text can be fetched. */
  onTouch: () => void
  onOpenEditor: () => void
  /** Looks for a larger product on which the lines fit; absent where there is none to change to. */
  findLarger?: () => Promise<LargerProduct | null>
  /** Other ways to a text. */
  children?: ReactNode
}

/** One field a line: a shopper who only needs other words orders without the editor. */
export function TextForm({ editor, onOpenEditor, ...fields }: TextFormProps) {
  const t = useTranslations('product.text')
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="mt-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4.5">
        <h2 id={`${id}-title`} className="text-lg leading-6 tracking-normal [font-stretch:100%]">
          {t('title')}
        </h2>
        <button type="button" className="link tap text-sm" onClick={onOpenEditor} data-editor={editor}>
          {t('openEditor')}
        </button>
      </div>
      <TextFields {...fields} className="mt-3" />
    </section>
  )
}

interface TextFieldsProps extends Pick<TextFormProps, 'state' | 'onTouch' | 'findLarger' | 'children'> {
  /** Sample texts of the lines, shown while they are empty. */
  samples?: readonly string[]
  /** Without labels beside the fields: the part they belong to is enough, and it also shows the result. */
  compact?: boolean
  className?: string
}

/** The lines, and what the check says of them. */
export function TextFields(props: TextFieldsProps) {
  const { state, onTouch, findLarger, samples, compact, className, children } = props
  const t = useTranslations('product.text')
  const id = useId()
  const { lines, write, addLine, laidOut, trouble, late, wished } = state
  const blocked = new Set(
    laidOut?.findings.filter(({ severity }) => severity === 'block').map(({ elementId }) => elementId),
  )
  const fields = useRef<HTMLOListElement>(null)
  // Input from before hydration counts too.
  useHydrated(() => {
    fields.current?.querySelectorAll('input').forEach((field, index) => {
      const line = lines[index]
      if (line && field.value !== line.text) write({ ...line, text: field.value })
    })
  })
  return (
    <div className={className}>
      <ol ref={fields} className="flex flex-col gap-2" onFocus={onTouch}>
        {lines.map((line, index) => (
          <li key={`${line.elementId} ${line.line}`} className="flex items-center gap-3">
            <label
              htmlFor={`${id}-${index}`}
              className={compact ? 'sr-only' : 'w-14 shrink-0 text-sm text-ink-2'}
            >
              {t('line', { number: index + 1 })}
            </label>
            <div className="grow">
              <Input
                id={`${id}-${index}`}
                value={line.text}
                maxLength={200}
                autoComplete="off"
                placeholder={samples?.[index]}
                invalid={blocked.has(line.elementId)}
                aria-describedby={`${id}-verdict`}
                onChange={event => write({ ...line, text: event.target.value })}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-x-5 text-sm">
        {addLine && (
          <button type="button" className="link tap py-1" onClick={addLine}>
            {t('addLine')}
          </button>
        )}
        {children}
      </div>
      {/* Below the fields: messages that come and go must not move the field in use. */}
      <div id={`${id}-verdict`} role="status" className="*:mt-3">
        {(trouble || (laidOut && !(compact && laidOut.findings.length === 0))) && (
          <LateTexts name="findings">
            {trouble ? <Trouble trouble={trouble} /> : late && <late.Verdict state={state} />}
          </LateTexts>
        )}
      </div>
      {late && wished && (
        <LateTexts name="findings">
          <late.LineChoices {...{ state, wished, findLarger }} />
        </LateTexts>
      )}
    </div>
  )
}

/** Why there is nothing to check. */
function Trouble({ trouble }: { trouble: NonNullable<OwnText['trouble']> }) {
  const t = useTranslations('findings.verdict')
  return <Alert tone={trouble === 'failed' ? 'ask' : 'block'}>{t(trouble)}</Alert>
}
