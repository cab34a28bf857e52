'use client'
import { useEffect, useState } from 'react'
import type { Shop } from '@/lib/catalogue/slice'
import type { SignDesign, StoredDesign, StoredSignDesign } from '@/lib/scene/model'
import type { SignConfig } from '@/lib/sign/config'
import type { OwnText, TextLine } from '../own-text'
import type { LaidOutSign } from './sign-text'

export interface SignTextState extends OwnText<LaidOutSign> {
  /** What is shown, for the editor: the template on this plate as long as nothing was written. */
  designFor: () => Promise<StoredDesign>
}

/** Letters come with the first touch of a field, and the drawing with them: who only looks loads no text engine. */
export const loadText = async () => (await Promise.all([import('./sign-text'), import('./sign-scene')]))[0]

/** The text of the sign that is being configured. It is laid out by the engine of editor and production file. */
export function useSignText(
  template: StoredSignDesign,
  templateLines: readonly TextLine[],
  config: SignConfig,
  modelName: string,
  load: () => Promise<Shop>,
): SignTextState {
  /** The template with what a repair made of it; `null` as long as it is as it came. */
  const [mended, setMended] = useState<SignDesign | null>(null)
  const [lines, setLines] = useState(templateLines)
  const [laidOut, setLaidOut] = useState<LaidOutSign | null>(null)
  const [failed, setFailed] = useState(false)
  const touched = mended !== null || lines !== templateLines

  useEffect(() => {
    if (!touched) return
    let current = true
    Promise.all([loadText(), load()])
      .then(([{ layOutSign, readDesign, withLines }, { catalogue }]) => {
        const sample = readDesign(template)
        return layOutSign(withLines(mended ?? sample, lines, config, modelName), sample, catalogue)
      })
      .then(result => {
        if (!current) return
        setLaidOut(result)
        setFailed(false)
      })
      .catch(() => {
        if (current) setFailed(true)
      })
    return () => {
      current = false
    }
  }, [touched, mended, template, lines, config, modelName, load])

  return {
    lines,
    laidOut,
    trouble: failed ? 'failed' : null,
    write: written =>
      setLines(before =>
        before.map(line =>
          line.elementId === written.elementId && line.line === written.line ? written : line,
        ),
      ),
    repair: async repair => {
      if (!laidOut) return
      const { applyRepair } = await loadText()
      const repaired = applyRepair(laidOut.design, repair) as SignDesign
      setMended(repaired)
      setLines(before =>
        before.filter(({ elementId }) => repaired.elements.some(element => element.id === elementId)),
      )
    },
    designFor: async () => {
      const { readDesign, storeDesign, withLines } = await loadText()
      return storeDesign(withLines(mended ?? readDesign(template), lines, config, modelName))
    },
  }
}
