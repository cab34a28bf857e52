'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Finding, Repair } from '@/lib/design/scene/finding'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { isOrdered, useEditorItem } from '@/stores/editor-item'
import { faultsOf } from '../checks/sample-findings'
import { useRepairs } from '../checks/use-repairs'
import { useDesign, useEditor } from '../state/editor-context'
import { useElementName } from './element-name'
import { RepairPictures } from './repair-pictures'

/** The text of a finding, with its figures. */
export function useFindingText(): (finding: Finding) => string {
  const t = useTranslations('findings')
  return ({ code, measured, needed, subject }) =>
    t(code, { measured: measured ?? 0, needed: needed ?? 0, subject: subject ?? '' })
}

/** The element of a finding; nothing where it concerns all elements, or names the words itself. */
export function useFindingTitle(): (finding: Finding) => string | undefined {
  const design = useDesign()
  const nameOf = useElementName()
  return finding => {
    const element = elementOf(design, finding.elementId ?? '')
    return element && faultsOf([finding]).length > 0 ? nameOf(element) : undefined
  }
}

/** The label of a repair's button. */
function useRepairText(): (repair: Repair) => string {
  const t = useTranslations('editor.check')
  return repair => {
    switch (repair.kind) {
      case 'change':
        if (repair.words) return t(repair.words, { name: repair.name ?? '' })
        return repair.toMm === undefined ? t('repair') : t('repairTo', { needed: repair.toMm })
      case 'remove':
        return repair.words ? t(repair.words) : t('remove', { count: repair.elementIds.length })
      case 'add':
        return t('place')
      case 'fixing':
        return t('freeHoles')
    }
  }
}

interface ActionProps {
  children: ReactNode
  first?: boolean
  onClick: () => void
}

export function CheckAction({ children, first = false, onClick }: ActionProps) {
  const look = first ? 'bg-ink!' : 'bg-transparent!'
  return (
    <Button
      look={first ? 'primary' : 'secondary'}
      size="small"
      className={`min-h-8! pointer-coarse:min-h-11! px-3! text-xs! ${look}`}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** One finding: element, reason and figures; a repair of letters is previewed beside it. */
export function FindingCard({ finding }: { finding: Finding }) {
  const t = useTranslations('editor.check')
  const editor = useEditor()
  const design = useDesign()
  const titleOf = useFindingTitle()
  const text = useFindingText()
  const textOf = useRepairText()
  const { repair, retype } = useRepairs()
  const ordered = useEditorItem(isOrdered)
  const element = elementOf(design, finding.elementId ?? '')
  const { repairs = [] } = finding
  const [first] = repairs
  const ofLetters = first?.kind === 'change' && element && kindOf(element).letters ? first : null
  const ofPicture = first?.kind === 'change' && first.words === 'withoutLetters'
  const actions = (
    <>
      {ofPicture && (
        <CheckAction first onClick={() => void retype(finding)}>
          {t('retype')}
        </CheckAction>
      )}
      {repairs.map(
        (one, at) =>
          !(ordered && one.kind === 'fixing') && (
            <CheckAction
              key={textOf(one)}
              first={at === 0 && !ofPicture}
              onClick={() => void repair(finding, at)}
            >
              {textOf(one)}
            </CheckAction>
          ),
      )}
      {element && <CheckAction onClick={() => editor.select([element.id])}>{t('show')}</CheckAction>}
    </>
  )
  return (
    <Alert
      tone={finding.severity}
      title={titleOf(finding)}
      actions={repairs.length > 0 || element ? actions : undefined}
    >
      <span className={element ? 'block text-ink' : undefined}>{text(finding)}</span>
      {ofLetters && <RepairPictures repair={ofLetters} />}
    </Alert>
  )
}
