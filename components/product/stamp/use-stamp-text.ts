'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Shop } from '@/lib/catalogue/slice'
import type { StoredDesign } from '@/lib/scene/model'
import type { OwnText, TextLine } from '../own-text'
import type { LaidOutStamp, StampBeginning } from './stamp-text'

export interface StampText extends OwnText<LaidOutStamp> {
  /** The address of the shopper's print, once there is one. */
  print: string | null
  /** The stamp as it is shown, without its colours: for the editor. */
  designFor: () => Promise<StoredDesign>
  /** Catalogue of the model and of what its text was made for. */
  load: () => Promise<Shop>
}

/** Letters come with the first touch of a field: who only looks loads no text engine. */
export const loadText = () => import('./stamp-text')

interface Written {
  laidOut: LaidOutStamp | null
  print: string | null
  trouble: OwnText['trouble']
}

const unwritten: Written = { laidOut: null, print: null, trouble: null }

/** The part of the shop at an address, fetched once; after a failure the next call tries again. */
function useShop(path: string): () => Promise<Shop> {
  const loading = useRef<Promise<Shop>>(undefined)
  return useCallback(() => {
    const reading =
      loading.current ??
      import('@/lib/contract/shop-data').then(async ({ parseShopData }) => {
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
 * The text of a stamp, a field a line, laid out on its plate by the engine of editor and production file.
 * @param beginning `null` where nothing can be written
 * @param most lines that the plate has room for
 */
export function useStampText(
  beginning: StampBeginning | null,
  first: readonly TextLine[],
  most: number,
  shopPath: string,
): StampText {
  const [lines, setLines] = useState(first)
  const [written, setWritten] = useState(unwritten)
  const load = useShop(shopPath)
  const isOwn = lines !== first && lines.some(({ text }) => text.trim() !== '')
  const texts = lines.map(({ text }) => text)
  const layOut = useCallback(
    async (words: readonly string[]) => {
      const [{ layOutStamp, printMask }, { catalogue }] = await Promise.all([loadText(), load()])
      const laidOut = beginning && (await layOutStamp(beginning, words, catalogue))
      return { laidOut, print: laidOut && printMask(laidOut.impression) }
    },
    [beginning, load],
  )
  const words = JSON.stringify(texts)
  useEffect(() => {
    if (!isOwn) return setWritten(unwritten)
    let current = true
    layOut(JSON.parse(words)).then(
      made => current && setWritten({ ...made, trouble: made.laidOut ? null : 'tooMuch' }),
      () => current && setWritten({ ...unwritten, trouble: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [isOwn, words, layOut])
  return {
    ...written,
    lines,
    load,
    write: one => setLines(before => before.map(line => (line.line === one.line ? one : line))),
    ...(lines.length < most && {
      addLine: () => setLines(before => [...before, { elementId: 'added', line: before.length, text: '' }]),
    }),
    designFor: async () => {
      if (!beginning) throw new Error('a stamp without a plate has no design')
      // Its own ready-made design needs no laying.
      if (!isOwn && beginning.design.elements.length > 0) return beginning.design
      const { storeDesign } = await import('@/lib/scene/stored')
      const { laidOut } = written.laidOut ? written : await layOut(texts)
      return laidOut ? storeDesign(laidOut.design) : beginning.design
    },
  }
}
