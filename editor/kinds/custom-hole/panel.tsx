'use client'
import { CircleDashed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { holesAmong } from '@/lib/design/scene/elements/custom-hole/place'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { holeRules } from '@/lib/design/scene/limits'
import { Panel } from '../../panels/panel'
import { useDesign, usePlate } from '../../state/editor-context'
import { useAdd } from '../use-add'

/** Places holes, for fixings whose holes the customer places. */
export function CustomHolePanel() {
  const t = useTranslations('editor.holes')
  const name = useTranslations('editor.kind')('custom-hole')
  const { freeHoles, maxHoles } = usePlate()
  const count = holesAmong(useDesign().elements).length
  const add = useAdd()
  if (!freeHoles.placed) return null
  const full = count >= maxHoles
  return (
    <Panel title={t('title')} aside={t('count', { count, max: maxHoles })}>
      <Button
        look="secondary"
        size="small"
        disabled={full}
        aria-describedby="editor-holes-hint"
        onClick={() => add(elementKinds['custom-hole'], { diameter: freeHoles.diameterMm }, name)}
      >
        <CircleDashed aria-hidden size={18} />
        {t('add')}
      </Button>
      <p id="editor-holes-hint" className="text-xs text-ink-2">
        {full ? t('full') : t('hint', { edge: holeRules.edgeOffsetMm, gap: holeRules.gapMm })}
      </p>
    </Panel>
  )
}
