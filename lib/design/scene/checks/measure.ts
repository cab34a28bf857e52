import type { Scene, SceneItem } from '../scene'

/** Differences below a hundredth of a mm are the measure's own. */
export const noiseMm = 0.01

/** Whether a measure, in mm, is less than what is needed by more than the noise of computing it. */
export const below = (measured: number, needed: number): boolean => measured < needed - noiseMm

/** Whether a measure, in mm, is more than what is allowed by more than the noise of computing it. */
export const above = (measured: number, allowed: number): boolean => measured > allowed + noiseMm

/** A measure in mm to a hundredth, as findings tell it. */
export const hundredth = (mm: number): number => Math.round(mm * 100) / 100

/** The place of a larger box about the same middle. */
export function grown(position: { left: number; top: number }, by: number) {
  return { left: hundredth(position.left - by / 2), top: hundredth(position.top - by / 2) }
}

const inks = new WeakMap<Scene, Map<string | null, SceneItem[]>>()

function inkByElement(scene: Scene): Map<string | null, SceneItem[]> {
  const known = inks.get(scene)
  if (known) return known
  const ink = new Map<string | null, SceneItem[]>()
  for (const item of scene.items) {
    if (item.kind !== 'ink') continue
    const items = ink.get(item.elementId)
    if (items) items.push(item)
    else ink.set(item.elementId, [item])
  }
  inks.set(scene, ink)
  return ink
}

/** The ink of an element; sorted once a scene, since every element is asked for. */
export const inkOf = (scene: Scene, elementId: string): readonly SceneItem[] =>
  inkByElement(scene).get(elementId) ?? []
