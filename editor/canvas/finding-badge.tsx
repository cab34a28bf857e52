'use client'
import { useLocale, useTranslations } from 'next-intl'
import { uprightBox } from '@/lib/design/geometry/box'
import type { Finding } from '@/lib/design/scene/finding'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { mm } from '../panels/product-line'
import { useEditorState } from '../state/editor-context'
import { badgePlace } from './badge-place'
import { toPx, type Viewport } from './viewport'

/** The measured and the needed value, at a selected element that cannot be made as it is. */
export function FindingBadge({ viewport, findings }: { viewport: Viewport; findings: readonly Finding[] }) {
  const t = useTranslations('editor.canvas')
  const locale = useLocale()
  const design = useEditorState(state => state.design)
  const id = useEditorState(({ selection, tool }) =>
    selection.length === 1 && tool.name !== 'moving' ? selection[0] : undefined,
  )
  const finding = findings.find(
    ({ elementId, severity, measured, needed }) =>
      elementId === id && severity === 'block' && measured !== undefined && needed !== undefined,
  )
  const box = id === undefined ? null : boxById(design, id)
  if (!finding || !box) return null
  const upright = uprightBox(box)
  const at = toPx(viewport, { x: upright.left + upright.width / 2, y: upright.top + upright.height })
  const values = {
    measured: mm(finding.measured ?? 0, locale, 2),
    needed: mm(finding.needed ?? 0, locale, 2),
  }
  return (
    <p
      className="pointer-events-none absolute w-max rounded-md bg-seal px-2.5 py-1 text-2xs font-semibold whitespace-nowrap text-white"
      style={badgePlace(at, viewport)}
    >
      {t('needed', values)}
    </p>
  )
}
