import type { StampModel } from '@/lib/catalogue/stamps'

/** A picture a degree is more than anybody turns by. */
const mostSteps = 360

/** Of how many pictures a model's turning view is made (`images` of its data); 0 where it has none. */
export const turnSteps = ({ images }: Pick<StampModel, 'images'>): number =>
  images > 1 ? Math.min(images, mostSteps) : 0
