'use client'
import { useDeferredValue, useMemo } from 'react'
import { type CodeFacts, codeFacts } from '@/lib/design/scene/codes/facts'
import { codePicture } from '@/lib/design/scene/codes/picture'
import type { ReadingRequest } from '@/lib/design/scene/codes/readings'
import { type Trial, trials, tried } from '@/lib/design/scene/codes/trials'
import { compile } from '@/lib/design/scene/compile'
import { requiredFiles } from '@/lib/design/scene/required'
import { fontEngine } from '../scene/font-engine'
import { useAnswers } from '../scene/use-readings'
import { useDesign, usePlate } from '../state/editor-context'

/** A code as a phone sees it: as it stands, and in each trial. */
interface CodeReading {
  facts: CodeFacts
  /** As it stands first, then the trials in their order. */
  seen: readonly ReadingRequest[]
  /** Whether it was read, by `seen`; `undefined` before the reading. */
  read: (of: 'plain' | Trial) => boolean | undefined
}

/** The reading of one code of the design; `null` where the element is no code, or fonts are still loading. */
export function useReading(id: string): CodeReading | null {
  const design = useDeferredValue(useDesign())
  const plate = usePlate()
  const engine = fontEngine()
  const ready = requiredFiles(design).every(file => engine.isLoaded(file))
  const looked = useMemo(() => {
    const element = design.elements.find(candidate => candidate.id === id)
    if (!ready || !element) return null
    const scene = compile(design, plate, engine)
    const facts = codeFacts(element, plate, scene)
    if (!facts) return null
    const { code, box, inverted } = facts
    const plain = codePicture(code, box, plate, scene)
    const pictures = [
      ['plain', plain],
      ...trials.map(trial => [trial, tried(trial, plain)] as const),
    ] as const
    const seen = pictures.map(
      ([elementId, picture]): ReadingRequest => ({ elementId, format: code.format, picture, inverted }),
    )
    return { facts, seen }
  }, [design, plate, engine, ready, id])
  const readings = useAnswers(looked?.seen ?? none)
  if (!looked) return null
  const { text } = looked.facts.code
  const read = (of: 'plain' | Trial) => {
    const found = readings.get(of)
    return found === undefined ? undefined : found === text
  }
  return { ...looked, read }
}

const none: readonly ReadingRequest[] = []
