'use client'
import { useEffect, useState } from 'react'
import type { SceneItem } from '@/lib/design/scene/scene'

const decoded = new WeakMap<Uint8Array, ImageBitmap>()
const waiting = new WeakMap<Uint8Array, Promise<void>>()

function decode(jpeg: Uint8Array): Promise<void> {
  const running = waiting.get(jpeg)
  if (running) return running
  const started = createImageBitmap(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })).then(
    bitmap => {
      decoded.set(jpeg, bitmap)
    },
    error => {
      // Its outline stays in the picture's average colour.
      console.error('a picture of the design could not be drawn', error)
    },
  )
  waiting.set(jpeg, started)
  return started
}

/** A picture of the scene as the canvas draws it; nothing until the browser has decoded it. */
export const bitmapOf = (jpeg: Uint8Array): ImageBitmap | undefined => decoded.get(jpeg)

/** Decodes the pictures of a scene, each once, off the main thread. */
export async function loadPictures(items: readonly SceneItem[]): Promise<void> {
  await Promise.all(items.flatMap(({ picture }) => (picture ? [decode(picture.jpeg)] : [])))
}

const isMissing = ({ picture }: SceneItem): boolean => picture !== undefined && !bitmapOf(picture.jpeg)

/** The same items, as another list once their pictures can be drawn: so they are drawn again. */
export function usePictures(items: readonly SceneItem[]): readonly SceneItem[] {
  const [ready, setReady] = useState<{ of: readonly SceneItem[]; items: readonly SceneItem[] } | null>(null)
  useEffect(() => {
    if (!items.some(isMissing)) return
    let stale = false
    void loadPictures(items).then(() => {
      if (!stale) setReady({ of: items, items: [...items] })
    })
    return () => {
      stale = true
    }
  }, [items])
  return ready?.of === items ? ready.items : items
}
