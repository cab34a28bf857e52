'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { describeFinding } from '@/lib/product/sign/describe-finding'
import type { SignFinding } from '@/lib/product/sign/finding'
import { validateSign } from '@/lib/product/sign/validate'
import { useEditorState, useSetting } from '../state/editor-context'
import { useSign } from './use-sign'

/** Writes a rule of signs that is broken, with its figure. */
export function useSignFindingText(): (finding: SignFinding) => string {
  const t = useTranslations('findings')
  const { catalogue, language } = useSetting()
  return finding => {
    const { key, params } = describeFinding(finding, catalogue, language)
    return t(key, params)
  }
}

/** Settings changed by the last choice, with the reason, and the remaining findings of the sign. */
export function SignNotice() {
  const t = useTranslations('editor.sign')
  const { catalogue } = useSetting()
  const sign = useSign()
  const changes = useEditorState(state => state.notices)
  const text = useSignFindingText()
  if (!sign) return null
  const wrong = validateSign(sign.config, catalogue)
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {changes.length > 0 && (
        <Alert tone="inform" title={t('changed')}>
          {[...new Set(changes.map(text))].map(line => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Alert>
      )}
      {wrong.map(finding => (
        <Alert key={`${finding.code} ${finding.subject} ${finding.axis}`} tone="block">
          {text(finding)}
        </Alert>
      ))}
    </div>
  )
}
