'use client'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Finding } from '@/lib/scene/finding'
import { findingCodes } from '@/lib/scene/finding'
import { elementOf } from '@/lib/scene/operations/boxes'
import { applyRepair } from '@/lib/scene/operations/repair'
import { useDesign, useEditor } from '../state/editor-context'
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
  const broken = new Set(findings.map(finding => finding.code))
  const kept = findingCodes.filter(code => !broken.has(code)).length
  const blocking = findings.filter(finding => finding.severity === 'block').length
  return (
    <Panel title={t('title')} aside={t('count', { count: findings.length })}>
      <ul className="flex flex-col gap-2 empty:hidden">
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an element may have the same finding twice
          <li key={`${finding.code} ${finding.elementId} ${index}`}>
            <FindingCard finding={finding} />
          </li>
        ))}
      </ul>
      <Alert tone="confirm" title={t('kept', { count: kept })} />
      {blocking > 0 && <p className="text-xs text-ink-2">{t('shut', { count: blocking })}</p>}
    </Panel>
  )
})

/** Findings whose repair gives the element the very measure that is needed. */
const toMeasure = new Set<Finding['code']>([
  'design_font_too_small',
  'design_border_too_thin',
  'design_border_too_thick',
  'design_qr_too_small',
  'design_image_too_small',
  'design_hole_size',
])

function FindingCard({ finding }: { finding: Finding }) {
  const t = useTranslations('editor.check')
  const editor = useEditor()
  const design = useDesign()
  const nameOf = useElementName()
  const text = useFindingText()
  const element = elementOf(design, finding.elementId ?? '')
  const { repair } = finding
  const actions = (
    <>
      {repair && (
        <Button
          size="small"
          className="min-h-8! pointer-coarse:min-h-11! bg-ink! px-3! text-xs!"
          onClick={() => {
            editor.change(applyRepair(editor.design, repair))
            editor.say('repaired')
          }}
        >
          {repair.patch === null
            ? t('remove')
            : toMeasure.has(finding.code) && finding.needed !== undefined
              ? t('repairTo', { needed: finding.needed })
              : t('repair')}
        </Button>
      )}
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
      actions={repair || element ? actions : undefined}
    >
      <span className={element ? 'block text-ink' : undefined}>{text(finding)}</span>
    </Alert>
  )
}
