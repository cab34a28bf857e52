import { vectorPictureUrl } from '@/lib/design/scene/vectors/source'

/** A symbol as it is engraved; fetched when it comes into view. */
export function SymbolPicture({ name, size }: { name: string; size: number }) {
  return (
    <img
      src={vectorPictureUrl(name)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="object-contain"
      style={{ width: size, height: size }}
    />
  )
}
