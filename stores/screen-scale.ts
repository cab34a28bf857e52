import { create } from 'zustand'
import { cssPxPerMm, devicePxPerMm, parseScreenScale } from '@/lib/design/screen-scale'
import { onOtherTab, readStorage, storageKeys, writeStorage } from './storage'

type State = {
  /** Physical pixels per millimetre, as measured by the shopper; `null` where he did not measure. */
  kept: number | null
}

/** The size of a millimetre on this screen. The page's `--mm` passes it to the styles (PAGE-15). */
export const useScreenScale = create<State>()(() => ({ kept: null }))

/** CSS pixels per millimetre now. */
export const screenPxPerMm = (kept: number | null): number => cssPxPerMm(kept, window.devicePixelRatio)

function show(kept: number | null): void {
  const { style } = document.documentElement
  if (kept === null) style.removeProperty('--mm')
  else style.setProperty('--mm', `${screenPxPerMm(kept)}px`)
  useScreenScale.setState({ kept })
}

/** Reads what is kept and follows zoom and other tabs until the returned function is called. Call it from an effect. */
export function connectScreenScale(): () => void {
  const read = () => show(parseScreenScale(readStorage(storageKeys.screenScale)))
  read()
  window.addEventListener('resize', read)
  const leave = onOtherTab(storageKeys.screenScale, read)
  return () => {
    window.removeEventListener('resize', read)
    leave()
  }
}

/** Keeps how many CSS pixels a millimetre takes; `null` forgets it. */
export function keepScreenScale(pxPerMm: number | null): void {
  const kept = pxPerMm === null ? null : devicePxPerMm(pxPerMm, window.devicePixelRatio)
  writeStorage(storageKeys.screenScale, kept === null ? null : String(kept))
  show(kept)
}
