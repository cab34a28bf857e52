'use client'
import { useEffect, useState } from 'react'
import { isBare } from '@/lib/design/scene/bare'
import type { Finding } from '@/lib/design/scene/finding'
import type { SignDesign } from '@/lib/design/scene/model'
import { smallerPlates } from '@/lib/design/scene/operations/plate-sizes'
import { platesOf, unwrittenPlates } from '@/lib/design/scene/operations/plates'
import { plateOf } from '@/lib/design/scene/plate'
import { checkNow } from '../checks/check-requests'
import { type EditorSetting, useDesign, useSetting } from '../state/editor-context'
import { hasPlates, type PlateDesign } from './show-plate'

/** The state of a plate of a support. */
export type PlateState = 'done' | 'smaller' | 'ask' | 'block' | 'checking' | 'unwritten' | 'blank'

/** The design where it is one of the plates of a support, else null. */
export function usePlateDesign(): PlateDesign | null {
  const design = useDesign()
  return hasPlates(design) ? design : null
}

type Judging = Pick<EditorSetting, 'catalogue' | 'samples'>

const judged = new WeakMap<SignDesign, Promise<PlateState>>()

export const stateOf = (findings: readonly Finding[]): PlateState => {
  if (findings.some(({ severity }) => severity === 'block')) return 'block'
  return findings.length > 0 ? 'ask' : 'done'
}

/** Checks a plate like the edited one; a plate that did not change is not checked again. */
export function judge(design: SignDesign, { catalogue, samples }: Judging): Promise<PlateState> {
  const known = judged.get(design)
  if (known) return known
  const plate = plateOf(design, catalogue)
  const made = plate
    ? checkNow({ design, plate, samples, repairs: 'no' }).then(stateOf)
    : Promise.resolve<PlateState>('block')
  // After a failed fetch, the next check tries again.
  made.catch(() => judged.delete(design))
  judged.set(design, made)
  return made
}

/** The states of the plates, in their order; the edited one by the shown findings. */
export function usePlateStates(
  design: PlateDesign | null,
  findings: readonly Finding[],
): readonly PlateState[] {
  const { catalogue, samples } = useSetting()
  const [known, setKnown] = useState<ReadonlyMap<SignDesign, PlateState>>(new Map())
  useEffect(() => {
    if (!design) return
    let stale = false
    const plates = platesOf(design).filter((plate, place) => place !== design.support.place && !isBare(plate))
    const run = async () => {
      const found = new Map<SignDesign, PlateState>()
      // One after the other, so that no frame waits for all of them.
      for (const plate of plates)
        found.set(plate, await judge(plate, { catalogue, samples }).catch(() => 'checking' as const))
      const isSame = (before: ReadonlyMap<SignDesign, PlateState>) =>
        before.size === found.size && plates.every(plate => before.get(plate) === found.get(plate))
      // Most letters change no other plate: their components need not render again.
      if (!stale) setKnown(before => (isSame(before) ? before : found))
    }
    run()
    return () => {
      stale = true
    }
  }, [design, catalogue, samples])
  if (!design) return []
  const unwritten = unwrittenPlates(design)
  const smaller = smallerPlates(design)
  return platesOf(design).map((plate, place) => {
    if (unwritten.includes(place)) return 'unwritten'
    if (isBare(plate)) return 'blank'
    const state = place === design.support.place ? stateOf(findings) : (known.get(plate) ?? 'checking')
    return state === 'done' && smaller.has(place) ? 'smaller' : state
  })
}
