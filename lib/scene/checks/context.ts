import type { FontEngine } from '../fonts/engine'
import type { Design } from '../model'
import type { Plate } from '../plate'
import type { Scene, SceneItem } from '../scene'

/** What every check looks at. */
export interface CheckContext {
  design: Pick<Design, 'elements'>
  plate: Plate
  scene: Scene
  engine: FontEngine
}

/** Differences below a hundredth of a mm are the measure's own. */
export const noiseMm = 0.01

export const below = (measured: number, needed: number): boolean => measured < needed - noiseMm
export const above = (measured: number, allowed: number): boolean => measured > allowed + noiseMm

export const hundredth = (mm: number): number => Math.round(mm * 100) / 100

export function inkOf(scene: Scene, elementId: string): SceneItem[] {
  return scene.items.filter(item => item.elementId === elementId && item.kind === 'ink')
}
