'use client'
import { useState } from 'react'
import { z } from 'zod'
import type { CellChange } from '@/lib/office/contract/tools'
import { sendForStaff } from '../staff-fetch'

/** Cells that somebody else has changed since they were seen. */
const conflictSchema = z.object({
  cells: z.array(
    z.object({
      material: z.string(),
      cell: z.string(),
      value: z.number().nullable(),
      by: z.string().optional(),
      at: z.string().optional(),
    }),
  ),
})

/** A conflict with another clerk's change: his values, and the values to write. */
export interface Conflict {
  theirs: z.infer<typeof conflictSchema>['cells']
  mine: readonly CellChange[]
}

const reverse = (changes: readonly CellChange[]): CellChange[] =>
  changes.map(({ from, to, ...cell }) => ({ ...cell, from: to, to: from }))

/** Changes of the grid, with undo; a change that the shop refuses is reported and has no effect. */
export function usePricing(refresh: () => Promise<unknown>) {
  const [undo, setUndo] = useState<readonly (readonly CellChange[])[]>([])
  const [redo, setRedo] = useState<readonly (readonly CellChange[])[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const send = async (changes: readonly CellChange[]): Promise<boolean> => {
    setRefusal(null)
    setConflict(null)
    const sent = await sendForStaff('/api/tools/pricing/cells', 'POST', { changes })
    await refresh()
    if (sent.ok) return true
    const theirs = conflictSchema.safeParse(sent.details)
    if (sent.code === 'conflict' && theirs.success) setConflict({ theirs: theirs.data.cells, mine: changes })
    else setRefusal(sent.code)
    return false
  }
  const change = async (changes: readonly CellChange[]) => {
    if (changes.length === 0 || !(await send(changes))) return
    setUndo([...undo, changes])
    setRedo([])
  }
  const step = async (back: boolean) => {
    const [from, setFrom, setTo, to] = back ? [undo, setUndo, setRedo, redo] : [redo, setRedo, setUndo, undo]
    const last = from.at(-1)
    if (!last || !(await send(back ? reverse(last) : last))) return
    setFrom(from.slice(0, -1))
    setTo([...to, last])
  }
  /** Overwrites the found values, now that the clerk has seen them. */
  const insist = async () => {
    if (!conflict) return
    const { theirs, mine } = conflict
    const seen = new Map(theirs.map(({ material, cell, value }) => [`${material} ${cell}`, value]))
    await change(
      mine.map(one => ({
        ...one,
        from: seen.has(`${one.material} ${one.cell}`)
          ? (seen.get(`${one.material} ${one.cell}`) ?? null)
          : one.from,
      })),
    )
  }
  return {
    change,
    conflict,
    forget: () => setConflict(null),
    insist,
    refusal,
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
    undo: () => step(true),
    redo: () => step(false),
  }
}
export type Pricing = ReturnType<typeof usePricing>
