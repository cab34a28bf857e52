'use client'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { rulesKept } from '@/lib/scene/checks/check-design'
import { type Finding, findingKey, type Repair } from '@/lib/scene/finding'
import { elementOf } from '@/lib/scene/operations/boxes'
import { applyRepair } from '@/lib/scene/operations/repair'
import { useDesign, useEditor, usePlate } from '../state/editor-context'
import { useElementName } from './element-name'
import { Panel } from './panel'

/** What a finding says, with its figures. */
export function useFindingText(): (finding: Finding) => string {
  const t = useTranslations('findings')
  return ({ code, measured, needed, subject }) =>
    t(code, { measured: measured ?? 0, needed: needed ?? 0, subject: subject ?? '' })
}

/** Every finding: which element, why, with the figures; it selects the element, and mends it where it can. */
export const CheckPanel = memo(function CheckPanel({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.check')
  const design = useDesign()
  const plate = usePlate()
  const kept = rulesKept({ design, plate }, findings)
  const blocking = findings.filter(finding => finding.severity === 'block').length
  return (
    <Panel title={t('title')} aside={t('count', { count: findings.length })}>
      <ul className="flex flex-col gap-2 empty:hidden">
        {findings.map(finding => (
          <li key={findingKey(finding)}>
            <FindingCard finding={finding} />
          </li>
        ))}
      </ul>
      <Alert tone="confirm" title={t('kept', { count: kept })} />
      {blocking > 0 && <p className="text-xs text-ink-2">{t('shut', { count: blocking })}</p>}
    </Panel>
  )
})

/** What a repair's button says. */
function useRepairText(): (repair: Repair) => string {
  const t = useTranslations('editor.check')
  return repair => {
    switch (repair.kind) {
      case 'change':
        if (repair.words) return t(repair.words, { name: repair.name ?? '' })
        return repair.toMm === undefined ? t('repair') : t('repairTo', { needed: repair.toMm })
      case 'remove':
        return t('remove', { count: repair.elementIds.length })
      case 'add':
        return t('place')
      case 'fixing':
        return t('freeHoles')
    }
  }
}

function FindingCard({ finding }: { finding: Finding }) {
  const t = useTranslations('editor.check')
  const editor = useEditor()
  const design = useDesign()
  const nameOf = useElementName()
  const text = useFindingText()
  const element = elementOf(design, finding.elementId ?? '')
  const textOf = useRepairText()
  const { repairs = [] } = finding
  const actions = (
    <>
      {repairs.map(repair => (
        <Button
          key={textOf(repair)}
          size="small"
          className="min-h-8! pointer-coarse:min-h-11! bg-ink! px-3! text-xs!"
          onClick={() => {
            if (!editor.change(applyRepair(editor.design, repair))) return
            editor.say('repaired')
          }}
        >
          {textOf(repair)}
        </Button>
      ))}
      {element && (
        <Button
          look="secondary"
          size="small"
          className="min-h-8! pointer-coarse:min-h-11! bg-transparent! px-3! text-xs!"
          onClick={() => editor.select([element.id])}
        >
          {t('show')}
        </Button>
      )}
    </>
  )
  return (
    <Alert
      tone={finding.severity}
      title={element ? nameOf(element) : undefined}
      actions={repairs.length > 0 || element ? actions : undefined}
    >
      <span className={element ? 'block text-ink' : undefined}>{text(finding)}</span>
    </Alert>
  )
}
