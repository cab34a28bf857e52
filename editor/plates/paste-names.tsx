'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/field'
import { pasteNames, readNames } from '@/lib/design/scene/operations/plate-layout'
import { rowsOf } from '@/lib/design/scene/operations/plate-sizes'
import { useEditor, useSetting } from '../state/editor-context'
import { hasPlates } from './show-plate'
import { wordSetting } from './word-setting'

/** Characters of a list that are read; a support has far fewer names. */
const mostCharacters = 20_000

/** A list of names, one row per plate, written on the plates in one step. */
export function PasteNames({ onClose }: { onClose: () => void }) {
  const t = useTranslations('editor.plates')
  const { catalogue } = useSetting()
  const editor = useEditor()
  const [text, setText] = useState('')
  const [left, setLeft] = useState(0)
  const [failed, setFailed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => field.current?.focus(), [])
  const names = readNames(text)
  const plates = hasPlates(editor.design) ? rowsOf(editor.design).length : 0
  const write = async () => {
    if (!hasPlates(editor.design)) return
    setFailed(false)
    const setting = await wordSetting(editor.design, catalogue).catch(() => null)
    const { design } = editor
    if (!setting || !hasPlates(design)) return setFailed(true)
    const pasted = pasteNames(design, names, setting)
    editor.replace(pasted.design)
    editor.say('platesWritten', { count: names.length - pasted.left })
    if (pasted.left > 0) setLeft(pasted.left)
    else onClose()
  }
  return (
    <div className="flex flex-col gap-2 rounded-md bg-wash p-3">
      <label htmlFor={id} className="text-xs font-semibold">
        {t('pasteField')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={5}
        value={text}
        maxLength={mostCharacters}
        aria-describedby={`${id}-hint`}
        onChange={event => {
          setText(event.target.value)
          setLeft(0)
        }}
        className={`${controlClass()} py-2 text-sm!`}
      />
      <p id={`${id}-hint`} className="text-xs text-ink-2">
        {t('pasteHint')}
      </p>
      <p aria-live="polite" className="text-xs text-ink-2">
        {t('pasteCount', { count: names.length, plates })}
      </p>
      {left > 0 && <Alert tone="ask">{t('pasteLeft', { count: left })}</Alert>}
      {failed && <Alert tone="block">{t('failed')}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={names.length === 0} onClick={write}>
          {t('pasteDo')}
        </Button>
        <Button size="small" look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
