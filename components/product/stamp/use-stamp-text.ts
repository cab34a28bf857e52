'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredDesign } from '@/lib/design/scene/model'
import type { LineWishes } from '@/lib/design/scene/operations/fit/typed'
import type { Shop } from '@/lib/product/slice'
import { loadLate } from '../load-late'
import type { OwnText, OwnWishes, TextLine } from '../own-text'
import type { LaidOutStamp, StampBeginning } from './stamp-text'

export interface StampText extends OwnText<LaidOutStamp> {
  /** The address of the shopper's print, once there is one. */
  print: string | null
  /** The stamp as it is shown, without its colours: for the editor. */
  designFor: () => Promise<StoredDesign>
  /** Catalogue of the model and of the plate that its text was made for. */
  load: () => Promise<Shop>
}

/** Fonts and engine load with the first touch of a field: a shopper who only looks loads no text engine. */
export const loadText = () => import('./stamp-text')

interface Written {
  laidOut: LaidOutStamp | null
  print: string | null
  late: OwnText['late']
  smaller: OwnWishes['smaller']
  trouble: OwnText['trouble']
}

const unwritten: Written = { laidOut: null, print: null, late: null, smaller: null, trouble: null }

/** The part of the shop at an address, fetched once; after a failure the next call tries again. */
function useShop(path: string): () => Promise<Shop> {
  const loading = useRef<Promise<Shop>>(undefined)
  return useCallback(() => {
    const reading =
      loading.current ??
      import('@/lib/doors/contract/shop-data').then(async ({ parseShopData }) => {
        const answer = await fetch(path)
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return parseShopData(await answer.json())
      })
    loading.current = reading
    reading.catch(() => {
      loading.current = undefined
    })
    return reading
  }, [path])
}

/**
 * The text of a stamp, one field per line, laid out on its plate by the engine of editor and production file.
 * @param beginning `null` where nothing can be written
 * @param most lines that fit on the plate
 */
export function useStampText(
  beginning: StampBeginning | null,
  first: readonly TextLine[],
  most: number,
  shopPath: string,
): StampText {
  const [lines, setLines] = useState(first)
  const [wishes, wish] = useState<LineWishes>()
  const [written, setWritten] = useState(unwritten)
  const load = useShop(shopPath)
  const isOwn = lines !== first && lines.some(({ text }) => text.trim() !== '')
  const texts = lines.map(({ text }) => text)
  const layOut = useCallback(
    async (words: readonly string[], wished?: LineWishes) => {
      const [{ writeStamp }, late, { catalogue }] = await Promise.all([loadText(), loadLate(), load()])
      return { late, ...(await writeStamp(beginning, words, catalogue, { wishes: wished })) }
    },
    [beginning, load],
  )
  const asked = JSON.stringify([texts, wishes])
  useEffect(() => {
    if (!isOwn) return setWritten(unwritten)
    let current = true
    const [words, wished] = JSON.parse(asked)
    layOut(words, wished ?? undefined).then(
      made => current && setWritten({ ...made, trouble: made.laidOut ? null : 'tooMuch' }),
      () => current && setWritten({ ...unwritten, trouble: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [isOwn, asked, layOut])
  return {
    ...written,
    lines,
    load,
    wished: { wishes, wish, smaller: written.smaller },
    write: one => setLines(before => before.map(line => (line.line === one.line ? one : line))),
    ...(lines.length < most && {
      addLine: () => setLines(before => [...before, { elementId: 'added', line: before.length, text: '' }]),
    }),
    designFor: async () => {
      if (!beginning) throw new Error('a stamp without a plate has no design')
      // Its own ready-made design needs no layout.
      if (!isOwn && beginning.design.elements.length > 0) return beginning.design
      const { storeDesign } = await import('@/lib/design/scene/stored')
      const { laidOut } = written.laidOut ? written : await layOut(texts, wishes)
      return laidOut ? storeDesign(laidOut.design) : beginning.design
    },
  }
}
