'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StoredDesign } from '@/lib/design/scene/model'
import type { LineWishes } from '@/lib/design/scene/operations/fit/typed'
import type { PartDraft } from '@/stores/pack-draft'
import { loadLate } from '../load-late'
import type { OwnText, OwnWishes } from '../own-text'
import type { LaidOutStamp } from '../stamp/stamp-text'
import type { WrittenView } from './shown-pack'

/** Fonts and engine load with the first touch of a field: a shopper who only looks loads no text engine. */
export const loadText = () => import('../stamp/stamp-text')

export interface PartText extends OwnText<LaidOutStamp> {
  /** The address of the shopper's print, once there is one. */
  print: string | null
  /** The part as it is ordered, but for its colour; `null` as long as it cannot be made. */
  design: StoredDesign | null
}

interface Made {
  laidOut: LaidOutStamp | null
  print: string | null
  late: OwnText['late']
  design: StoredDesign | null
  trouble: OwnText['trouble']
  smaller: OwnWishes['smaller']
  /** The texts of the handed-over design, shown in its fields. */
  words: readonly string[] | null
}

const notMade: Made = {
  laidOut: null,
  print: null,
  late: null,
  design: null,
  trouble: null,
  smaller: null,
  words: null,
}

const isWritten = (lines: readonly string[] | undefined): lines is readonly string[] =>
  lines?.some(text => text.trim() !== '') === true

/** Lays out the written text, else takes the handed-over design unchanged. */
async function make(
  { design, lines, wishes }: PartDraft,
  view: WrittenView,
  load: () => Promise<Catalogue>,
): Promise<Made> {
  const [text, late, catalogue] = await Promise.all([loadText(), loadLate(), load()])
  const { template, design: blank } = view.beginning
  const own = text.keptStamp(design, blank.modelId)
  const beginning = own ? { design: own, template: own } : view.beginning
  const words = own && text.wordsOf(own)
  if (!isWritten(lines) && !own) return notMade
  const { laidOut, smaller } = isWritten(lines)
    ? await text.writeStamp(beginning, lines, catalogue, { samples: template, wishes })
    : { laidOut: own && (await text.judgeStamp(own, catalogue, template)), smaller: null }
  if (!laidOut && !isWritten(lines)) return notMade
  if (!laidOut) return { ...notMade, late, words, smaller, trouble: 'tooMuch' }
  const blocked = laidOut.findings.some(({ severity }) => severity === 'block')
  return {
    laidOut,
    late,
    print: text.printMask(laidOut.impression),
    design: blocked ? null : text.storeDesign(laidOut.design),
    trouble: null,
    smaller,
    words,
  }
}

/**
 * The text of one part of a pack, one field per line. What is written is kept as it is typed; a design that the editor
 * handed over stays as it is until its words are changed here.
 * @param onWrite keeps the lines and their wishes
 */
export function usePartText(
  view: WrittenView,
  draft: PartDraft,
  load: () => Promise<Catalogue>,
  onWrite: (written: Pick<PartDraft, 'lines' | 'wishes'>) => void,
): PartText {
  const [made, setMade] = useState(notMade)
  const key = JSON.stringify([draft.design ?? null, draft.lines ?? null, draft.wishes ?? null])
  useEffect(() => {
    const [design, lines, wishes] = JSON.parse(key) as [object | null, string[] | null, LineWishes | null]
    if (!design && !isWritten(lines ?? undefined)) return setMade(notMade)
    let current = true
    const own = { ...(design && { design }), ...(lines && { lines }), ...(wishes && { wishes }) }
    make(own, view, load).then(
      next => current && setMade(next),
      error => {
        console.warn('a part of a pack could not be laid out', error)
        if (current) setMade({ ...notMade, trouble: 'failed' })
      },
    )
    return () => {
      current = false
    }
  }, [key, view, load])
  const texts = draft.lines ?? made.words ?? view.samples.map(() => '')
  const lines = useMemo(() => texts.map((text, line) => ({ elementId: 'line', line, text })), [texts])
  const { laidOut, print, late, design, trouble, smaller } = made
  return {
    ...{ lines, laidOut, print, late, design, trouble },
    write: ({ line, text }) => onWrite({ lines: texts.with(line, text) }),
    // A wish changes the text layout: from then on the page lays out the texts of a handed-over design.
    wished: { wishes: draft.wishes, wish: wishes => onWrite({ lines: texts, wishes }), smaller },
    ...(texts.length < view.mostLines && { addLine: () => onWrite({ lines: [...texts, ''] }) }),
  }
}
