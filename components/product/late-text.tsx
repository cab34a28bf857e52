'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type Finding, findingKey } from '@/lib/design/scene/finding'
import type { OwnText } from './own-text'

export { LineChoices } from './line-choices'

/** Ready to be made, or what prevents it, with its repair. */
export function Verdict({ state: { laidOut, repair } }: { state: OwnText }) {
  const t = useTranslations('findings.verdict')
  const says = useTranslations('findings')
  if (!laidOut) return null
  const { findings, smallestMm, minFontMm } = laidOut
  if (findings.length === 0) {
    return (
      <Alert tone="confirm" title={t('ready')}>
        {Number.isFinite(smallestMm) && t('letters', { smallest: smallestMm, least: minFontMm })}
      </Alert>
    )
  }
  const sentence = ({ code, measured, needed, subject }: Finding) =>
    says(code, { measured: measured ?? 0, needed: needed ?? 0, subject: subject ?? '' })
  return (
    <div className="flex flex-col gap-2">
      {findings.map(finding => {
        const mend = repair && finding.repairs?.[0]
        return (
          <Alert
            key={findingKey(finding)}
            tone={finding.severity}
            actions={
              mend && (
                <Button look="secondary" size="small" onClick={() => repair(mend)}>
                  {mend.kind === 'remove' ? t('remove') : t('repair')}
                </Button>
              )
            }
          >
            {sentence(finding)}
          </Alert>
        )
      })}
    </div>
  )
}
