import { useMemo } from 'react'
import type { SignDesign } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { hasMaterial } from '@/lib/design/scene/traits'
import { useDesign } from '../state/editor-context'

const counts = new WeakMap<SignDesign['elements'], number>()

function countOf(plate: SignDesign): number {
  const known = counts.get(plate.elements)
  if (known !== undefined) return known
  const count = formLines(plate).length
  counts.set(plate.elements, count)
  return count
}

/** The most lines on a plate of the support; 0 for a design without a support. */
export function useMostLines(): number {
  const design = useDesign()
  return useMemo(
    () => (hasMaterial(design) && design.support ? Math.max(...platesOf(design).map(countOf)) : 0),
    [design],
  )
}
