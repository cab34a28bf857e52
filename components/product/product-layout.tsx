import { useTranslations } from 'next-intl'
import { type ReactNode, type Ref, useState } from 'react'
import { Price } from '@/components/ui/price'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { productLayout } from './buy-box'
import { GalleryThumbs } from './gallery-thumbs'
import { ProductPicture } from './product-picture'
import type { StepView } from './quantity-table'

interface ProductLayoutProps {
  ref?: Ref<HTMLDivElement>
  name: string
  picture: PictureSpec
  /** The product in use, where it is shown. */
  inUse: PictureSpec | null
  ground: 'wall' | 'bench'
  heading: ReactNode
  /** The step of the quantity that acts; its price stands below the heading. */
  step: StepView | undefined
  /** What the price is for, where the heading does not say it. */
  priceNote?: ReactNode
  /** The choices, and the button into the cart. */
  children: ReactNode
}

/** A product: pictures on one side, heading, price and choices on the other. */
export function ProductLayout(props: ProductLayoutProps) {
  const { ref, name, picture, inUse, ground: place, heading, step, priceNote, children } = props
  const t = useTranslations('product')
  const [chosen, setChosen] = useState(0)
  const ground = place === 'wall' ? 'on-wall' : 'on-bench'
  const used = inUse && { key: 'use', label: t('views.use', { name }), spec: inUse }
  return (
    <div ref={ref} className={productLayout}>
      <div className="self-start">
        <div className={`${ground} grid aspect-4/3 place-items-center overflow-hidden rounded-md`}>
          <ProductPicture
            key={chosen}
            spec={chosen > 0 && inUse ? inUse : picture}
            alt={chosen > 0 && used ? used.label : name}
            sizes="(min-width: 848px) 640px, 100vw"
            priority={chosen === 0}
            className="size-full object-contain"
          />
        </div>
        {used && (
          <GalleryThumbs
            thumbs={[{ key: 'own', label: t('views.own', { name }), spec: picture }, used]}
            chosen={chosen}
            onChoose={setChosen}
            ground={ground}
          />
        )}
      </div>
      <div>
        {heading}
        {step && <Price price={step.unit} size={30} note={priceNote} className="mt-4.5" />}
        {children}
      </div>
    </div>
  )
}
