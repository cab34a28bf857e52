import type { Material } from '@/lib/catalogue/signs'
import type { SignConfig } from './config'

/** A rectangle of a material in its first colour, without finish and fixing; sizes in mm. */
export const plainSign = ({ name, colors }: Material, width: number, height: number): SignConfig => ({
  material: name,
  width,
  height,
  color: colors[0]?.slug ?? '',
  mask: { shape: 'flex-rectangle01' },
  finishes: {},
  fixing: { name: 'none', options: {} },
})
