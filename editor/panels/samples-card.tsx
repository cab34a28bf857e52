'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { plainWords } from '@/lib/design/scene/checks/sample-words'
import { type Finding, findingKey } from '@/lib/design/scene/finding'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { keepWords } from '../checks/kept-words'
import { useRepairs } from '../checks/use-repairs'
import { useEditor } from '../state/editor-context'
import { CheckAction } from './finding-card'

/** Most lines in the list. */
const mostShown = 8

/** All remaining sample words: each can be edited or removed, or all are kept. */
export function SamplesCard({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.check')
  const editor = useEditor()
  const { repair } = useRepairs()
  const more = findings.length - mostShown
  /** The focus goes to the field of the line, or on the canvas to an element without a line. */
  const write = ({ elementId = '', subject = '' }: Finding) => {
    const field = formLines(editor.design).find(
      line => line.elementId === elementId && plainWords(line.text) === plainWords(subject),
    )
    if (field) editor.wantField(elementId, field.line)
    else editor.select([elementId])
  }
  return (
    <Alert
      tone="ask"
      title={t('samples', { count: findings.length })}
      actions={<CheckAction onClick={() => keepWords(findings)}>{t('keepSamples')}</CheckAction>}
    >
      <ul className="mt-1 flex flex-col gap-2">
        {findings.slice(0, mostShown).map(finding => (
          <li key={findingKey(finding)} className="flex flex-wrap items-center gap-2 text-ink">
            <span className="min-w-0 grow basis-48 break-words">{finding.subject}</span>
            <span className="flex gap-2">
              <CheckAction first onClick={() => write(finding)}>
                {t('writeMine')}
                <span className="sr-only">: {finding.subject}</span>
              </CheckAction>
              <CheckAction onClick={() => void repair(finding, 0)}>
                {t('takeAway')}
                <span className="sr-only">: {finding.subject}</span>
              </CheckAction>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink">{t('moreSamples', { count: more })}</p>}
    </Alert>
  )
}
