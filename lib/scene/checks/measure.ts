import type { Scene, SceneItem } from '../scene'

/** Differences below a hundredth of a mm are the measure's own. */
export const noiseMm = 0.01

export const below = (measured: number, needed: number): boolean => measured < needed - noiseMm
export const above = (measured: number, allowed: number): boolean => measured > allowed + noiseMm

export const hundredth = (mm: number): number => Math.round(mm * 100) / 100

/** The place of a larger box about the same middle. */
export function grown(position: { left: number; top: number }, by: number) {
  return { left: hundredth(position.left - by / 2), top: hundredth(position.top - by / 2) }
}

export function inkOf(scene: Scene, elementId: string): SceneItem[] {
  return scene.items.filter(item => item.elementId === elementId && item.kind === 'ink')
}
