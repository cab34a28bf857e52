'use client'
import { useTranslations } from 'next-intl'
import { repairAll } from '@/lib/design/scene/checks/repair-all'
import { type Finding, findingKey } from '@/lib/design/scene/finding'
import type { Design } from '@/lib/design/scene/model'
import { addLine } from '@/lib/design/scene/operations/add-line'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { plateOf } from '@/lib/design/scene/plate'
import { useEditor, useSetting } from '../state/editor-context'
import { checkNow } from './check-requests'

interface Repairs {
  /** Does a finding's repair, by its index. */
  repair(finding: Finding, at: number): Promise<void>
  /** Takes letters out of a picture that are too small, and writes them again as text beside it, as one step. */
  retype(finding: Finding): Promise<void>
  /** Does all repairs that need no decision of the shopper, as one step. */
  repairAll(): Promise<void>
}

/**
 * Repairs of the shown findings. Findings lag behind the drawing, and a repair holds whole parts of its element: it is
 * looked up again on the present design, so that it does not undo what was written meanwhile.
 */
export function useRepairs(): Repairs {
  const editor = useEditor()
  const { catalogue, samples } = useSetting()
  const newLine = useTranslations('editor.lines')('newLine')
  const check = async (design: Design) => {
    const plate = plateOf(design, catalogue)
    return plate ? checkNow({ design, plate, samples }) : []
  }
  /** The result of `work` on the design; repeated if the design has changed meanwhile. */
  const settled = async <T>(work: (design: Design) => Promise<T>): Promise<{ design: Design; made: T }> => {
    const { design } = editor
    const made = await work(design)
    return editor.design === design ? { design, made } : settled(work)
  }
  return {
    async repair(finding, at) {
      const { design, made } = await settled(check)
      const same = made.find(one => findingKey(one) === findingKey(finding))
      const repair = same?.repairs?.[at]
      if (repair && editor.change(applyRepair(design, repair))) editor.say('repaired')
    },
    async retype(finding) {
      const { design, made } = await settled(check)
      const repair = made.find(one => findingKey(one) === findingKey(finding))?.repairs?.[0]
      const plate = plateOf(design, catalogue)
      if (!repair || !plate) return
      const added = addLine(applyRepair(design, repair), plate, newLine)
      if (!added) editor.refuse({ code: 'noSpace', words: [newLine] })
      else if (editor.change(added.design)) editor.wantField(added.id)
    },
    async repairAll() {
      const { made } = await settled(design => repairAll(design, check))
      if (made.repaired > 0 && editor.change(made.design)) editor.say('repairedAll', { count: made.repaired })
    },
  }
}
