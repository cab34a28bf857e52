'use client'
import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { isBare } from '@/lib/design/scene/bare'
import type { SignDesign } from '@/lib/design/scene/model'
import { copyLayout, onTwoLines, type Setting } from '@/lib/design/scene/operations/plate-layout'
import { rowsOf, sameOnAll, smallerLine } from '@/lib/design/scene/operations/plate-sizes'
import { leaveBlank, unwrittenPlates } from '@/lib/design/scene/operations/plates'
import { useEditor, useSetting } from '../state/editor-context'
import { usePlateName } from './plate-name'
import { hasPlates } from './show-plate'
import { usePlateDesign } from './use-plates'
import { wordSetting } from './word-setting'

/** Millimetres as the fields show them. */
const tenth = (value: number): number => Math.round(value * 10) / 10

/** The state of the edited plate compared with the others: not yet written, smaller text, a model for them. */
export function PlateNotice() {
  const t = useTranslations('editor.plates')
  const { catalogue } = useSetting()
  const editor = useEditor()
  const design = usePlateDesign()
  const nameOf = usePlateName()
  const [failed, setFailed] = useState(false)
  if (!design) return null
  const { support } = design
  const name = nameOf(support, support.place)
  const isEmpty = isBare(design)
  const isBlank = isEmpty && support.blank.includes(support.place)
  const smaller = smallerLine(design)
  const rows = rowsOf(design).length
  /** A change that sets texts again: the fonts are fetched first. */
  const setWords = async (change: (design: SignDesign, setting: Setting) => SignDesign) => {
    const setting = await wordSetting(design, catalogue).catch(() => null)
    setFailed(!setting)
    if (setting && hasPlates(editor.design)) editor.change(change(editor.design, setting))
  }
  const mark = (blank: boolean) => {
    if (hasPlates(editor.design)) editor.change(leaveBlank(editor.design, support.place, blank))
  }
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      {unwrittenPlates(design).includes(support.place) && (
        <Alert
          tone="ask"
          actions={
            <Button size="small" look="secondary" onClick={() => mark(true)}>
              {t('leave')}
            </Button>
          }
        >
          {t('unwritten', { name })}
        </Alert>
      )}
      {isBlank && (
        <Alert
          tone="confirm"
          actions={
            <Button size="small" look="secondary" onClick={() => mark(false)}>
              {t('write')}
            </Button>
          }
        >
          {name} : {t('blank')}
        </Alert>
      )}
      {smaller && (
        <Alert
          tone="ask"
          title={t('smaller')}
          actions={
            <>
              <Button
                size="small"
                onClick={() => hasPlates(editor.design) && editor.change(sameOnAll(editor.design, smaller))}
              >
                {t('everywhere', { size: tenth(smaller.sizeMm) })}
              </Button>
              {smaller.canPart && (
                <Button
                  size="small"
                  look="secondary"
                  onClick={() => setWords((now, setting) => onTwoLines(now, smaller, setting))}
                >
                  {t('parted')}
                </Button>
              )}
            </>
          }
        >
          {t('smallerText', {
            line: smaller.index + 1,
            size: tenth(smaller.sizeMm),
            others: tenth(smaller.othersMm),
          })}
        </Alert>
      )}
      {!isEmpty && rows > 1 && !(support.head && support.place === 0) && (
        <div className="flex flex-col gap-1.5">
          <Button
            size="small"
            look="secondary"
            onClick={async () => {
              await setWords(copyLayout)
              editor.say('layoutCopied')
            }}
          >
            <Copy aria-hidden size={16} />
            {t('copy', { count: rows })}
          </Button>
          <p className="text-xs text-ink-2">{t('copyHint')}</p>
        </div>
      )}
      {failed && <Alert tone="block">{t('failed')}</Alert>}
    </section>
  )
}
