'use client'
import { useLocale, useTranslations } from 'next-intl'
import { memo } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { FinestLetters } from '@/lib/design/scene/checks/fine-letters'
import { repairTogether } from '@/lib/design/scene/checks/repair-all'
import { type Report, rulesKept } from '@/lib/design/scene/checks/report'
import { type Finding, findingKey } from '@/lib/design/scene/finding'
import { faultsOf, samplesOf } from '../checks/sample-findings'
import { useRepairs } from '../checks/use-repairs'
import { useGrowing } from '../work/use-growing'
import { FindingCard } from './finding-card'
import { Panel } from './panel'
import { mm } from './product-line'
import { SamplesCard } from './samples-card'

/** Every finding with its repairs, remaining sample words, and the number of rules without a finding. */
export const CheckPanel = memo(function CheckPanel({ report }: { report: Report }) {
  const t = useTranslations('editor.check')
  const { findings, finest } = report
  const faults = faultsOf(findings)
  const { drawn, end } = useGrowing(faults.length)
  const samples = samplesOf(findings)
  const kept = rulesKept(report)
  const blocking = faults.filter(finding => finding.severity === 'block').length
  const toSee = faults.length - blocking + (samples.length > 0 ? 1 : 0)
  const counted = [
    blocking > 0 && t('toSettle', { count: blocking }),
    toSee > 0 && t('toSee', { count: toSee }),
  ].filter(Boolean)
  return (
    <Panel title={t('title')} aside={counted.join(', ') || t('clear')}>
      <ul className="flex flex-col gap-2 empty:hidden">
        {faults.slice(0, drawn).map(finding => (
          <li key={findingKey(finding)}>
            <FindingCard finding={finding} />
          </li>
        ))}
      </ul>
      {drawn < faults.length && <div ref={end} aria-hidden className="h-24" />}
      {samples.length > 0 && <SamplesCard findings={samples} />}
      <RepairAll findings={faults} of={blocking + toSee} />
      {kept > 0 && (
        <Alert tone="confirm" title={t('kept', { count: kept })}>
          {blocking === 0 && finest && <Measured {...finest} />}
        </Alert>
      )}
      {blocking > 0 && <p className="text-xs text-ink-2">{t('shut', { count: blocking })}</p>}
    </Panel>
  )
})

/** One button for all repairs that need no decision; a single repair has its own. */
function RepairAll({ findings, of }: { findings: readonly Finding[]; of: number }) {
  const t = useTranslations('editor.check')
  const { repairAll } = useRepairs()
  const count = findings.filter(repairTogether).length
  if (count < 2) return null
  return (
    <Button full size="small" onClick={() => void repairAll()}>
      {t('repairAll', { count, of })}
    </Button>
  )
}

/** The finest details of the design, beside the limits. */
function Measured({ sizeMm, sizeNeeded, strokeMm, strokeNeeded }: FinestLetters) {
  const t = useTranslations('editor.check')
  const locale = useLocale()
  return (
    <span className="block text-ink">
      {t('measured', {
        letter: mm(sizeMm, locale, 1),
        letterNeeded: mm(sizeNeeded, locale, 1),
        stroke: mm(strokeMm, locale, 2),
        strokeNeeded: mm(strokeNeeded, locale, 2),
      })}
    </span>
  )
}
