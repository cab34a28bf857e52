'use client'
import { repairAll } from '@/lib/scene/checks/repair-all'
import { type Finding, findingKey } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import { applyRepair } from '@/lib/scene/operations/repair'
import { plateOf } from '@/lib/scene/plate'
import { useEditor, useSetting } from '../state/editor-context'
import { checkNow } from './check-desk'

interface Repairs {
  /** Does a finding's repair, by its place among them. */
  repair(finding: Finding, at: number): Promise<void>
  /** Does all that decide nothing for the shopper, as one step. */
  repairAll(): Promise<void>
}

/**
 * Repairs of what is on show. Findings follow behind the drawing, and a repair holds whole parts of its element: it is
 * looked for anew on the design as it is, so that none puts back what was written meanwhile.
 */
export function useRepairs(): Repairs {
  const editor = useEditor()
  const { catalogue, samples } = useSetting()
  const check = async (design: Design) => {
    const plate = plateOf(design, catalogue)
    return plate ? checkNow({ design, plate, samples }) : []
  }
  /** What `work` makes of the design, once nobody has changed it meanwhile. */
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
    async repairAll() {
      const { made } = await settled(design => repairAll(design, check))
      if (made.repaired > 0 && editor.change(made.design)) editor.say('repairedAll', { count: made.repaired })
    },
  }
}
