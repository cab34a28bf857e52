import type { ReactNode, Ref } from 'react'
import { Price } from '@/components/ui/price'
import type { PictureSpec } from '@/lib/drawing/url'
import { productRoom } from './buy-box'
import { ProductPicture } from './product-picture'
import type { StepView } from './quantity-table'

interface ProductRoomProps {
  ref?: Ref<HTMLDivElement>
  name: string
  picture: PictureSpec
  ground: 'wall' | 'bench'
  heading: ReactNode
  /** The step of the quantity that acts; its price stands below the heading. */
  step: StepView | undefined
  /** What can be chosen, and the way into the cart. */
  children: ReactNode
}

/** A product with one picture: it on one side, heading, price and choices on the other. */
export function ProductRoom({ ref, name, picture, ground, heading, step, children }: ProductRoomProps) {
  return (
    <div ref={ref} className={productRoom}>
      <div
        className={`${ground === 'wall' ? 'on-wall' : 'on-bench'} grid aspect-4/3 place-items-center self-start overflow-hidden rounded-md`}
      >
        <ProductPicture
          spec={picture}
          alt={name}
          sizes="(min-width: 848px) 640px, 100vw"
          priority
          className="size-full object-contain"
        />
      </div>
      <div>
        {heading}
        {step && <Price price={step.unit} size={30} className="mt-4.5" />}
        {children}
      </div>
    </div>
  )
}
