import { classNames } from '@/components/ui/class-names'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { ProductPicture } from './product-picture'

export interface Thumb {
  key: string
  label: string
  spec: PictureSpec
  /** On the picture's corner: "360°". */
  mark?: string
}

interface GalleryThumbsProps {
  thumbs: readonly Thumb[]
  /** Which one is shown large, from 0. */
  chosen: number
  onChoose: (index: number) => void
  ground: 'on-bench' | 'on-wall'
}

/** The pictures of a product, small, each a button that shows it large. */
export function GalleryThumbs({ thumbs, chosen, onChoose, ground }: GalleryThumbsProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {thumbs.map(({ key, label, spec, mark }, index) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
            className={classNames(
              ground,
              'relative block size-13 overflow-hidden sm:size-16 rounded-md',
              index === chosen && 'outline-2 outline-(--action)',
            )}
          >
            <ProductPicture spec={spec} alt={label} sizes="64px" className="size-full object-contain" />
            {mark && (
              <span aria-hidden className="absolute right-1 bottom-1 rounded-xs bg-paper px-1 text-xs">
                {mark}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
