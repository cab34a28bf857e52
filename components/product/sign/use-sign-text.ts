'use client'
import { useCallback, useEffect, useState } from 'react'
import type { SignDesign, StoredDesign, StoredSignDesign } from '@/lib/design/scene/model'
import type { LineWishes } from '@/lib/design/scene/operations/fit/typed'
import type { SignConfig } from '@/lib/product/sign/config'
import type { Shop } from '@/lib/product/slice'
import { loadLate } from '../load-late'
import type { OwnText, OwnWishes, TextLine } from '../own-text'
import type { LaidOutSign } from './sign-text'

export interface SignTextState extends OwnText<LaidOutSign> {
  /** The shown design, for the editor: the template on this plate while nothing was written. */
  designFor: () => Promise<StoredDesign>
}

/** Fonts and drawing code load with the first touch of a field: a shopper who only looks loads no text engine. */
export const loadText = async () => (await Promise.all([import('./sign-text'), import('./sign-scene')]))[0]

interface Written extends Pick<SignTextState, 'laidOut' | 'late' | 'trouble'>, Pick<OwnWishes, 'smaller'> {}

const unwritten: Written = { laidOut: null, late: null, smaller: null, trouble: null }

/** The text of the sign that is being configured. It is laid out by the engine of editor and production file. */
export function useSignText(
  template: StoredSignDesign,
  templateLines: readonly TextLine[],
  config: SignConfig,
  modelName: string,
  load: () => Promise<Shop>,
): SignTextState {
  /** The template as changed by a repair; `null` while it is unchanged. */
  const [repairedTemplate, setRepairedTemplate] = useState<SignDesign | null>(null)
  const [lines, setLines] = useState(templateLines)
  const [wishes, wish] = useState<LineWishes>()
  const [written, setWritten] = useState(unwritten)
  const touched = repairedTemplate !== null || lines !== templateLines
  const layOut = useCallback(async (): Promise<Written> => {
    const [text, late, { catalogue }] = await Promise.all([loadText(), loadLate(), load()])
    const sample = text.readDesign(template)
    const beginning = { design: repairedTemplate ?? sample, config, modelName }
    const made = await text.writeSign(beginning, lines, { template: sample, catalogue, wishes })
    return { ...made, late, trouble: wishes && !made.laidOut ? 'tooMuch' : null }
  }, [template, repairedTemplate, lines, wishes, config, modelName, load])

  useEffect(() => {
    if (!touched) return
    let current = true
    layOut().then(
      made => current && setWritten(made),
      () => current && setWritten(before => ({ ...before, trouble: 'failed' })),
    )
    return () => {
      current = false
    }
  }, [touched, layOut])
  const { laidOut, late, smaller, trouble } = written

  return {
    lines,
    laidOut,
    late,
    trouble,
    wished: { wishes, wish, smaller },
    write: typed =>
      setLines(before =>
        before.map(line => (line.elementId === typed.elementId && line.line === typed.line ? typed : line)),
      ),
    repair: async repair => {
      if (!laidOut) return
      const [{ fieldsOf, repairSign }, { catalogue }] = await Promise.all([loadText(), load()])
      const repaired = repairSign(laidOut.design, repair, catalogue)
      setRepairedTemplate(repaired)
      // The wishes are part of it now.
      wish(undefined)
      setLines(before => fieldsOf(repaired, before))
    },
    designFor: async () => {
      const { readDesign, storeDesign, withLines } = await loadText()
      const made = touched ? await layOut().catch(() => unwritten) : unwritten
      const beginning = { design: repairedTemplate ?? readDesign(template), config, modelName }
      return storeDesign(made.laidOut?.design ?? withLines(beginning, lines))
    },
  }
}
