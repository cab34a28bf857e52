'use client'
import { classNames } from '@/components/ui/class-names'
import { project, tileSize, tilesOf, viewOf } from '@/lib/design/geometry/web-mercator'
import type { AddressServices } from '@/lib/doors/contract/address-suggestions'
import type { RelayPoint } from '@/lib/people/address/relay-point'

interface RelayMapProps {
  tiles: NonNullable<AddressServices['tiles']>
  points: readonly RelayPoint[]
  chosen: string | null
  onChoose: (point: RelayPoint) => void
  className?: string
}

/** The plan's own size; it is cropped to the space that there is, around its middle. */
const size = { width: 640, height: 400 } as const

/**
 * The points on a map, with the numbers of the list beside it. A picture for pointers: users of screen readers or
 * keyboards have the list, which says more.
 */
export function RelayMap({ tiles, points, chosen, onChoose, className }: RelayMapProps) {
  // The points lie within what even a narrow phone shows.
  const view = viewOf(points, 320, 240)
  const left = view.left - (size.width - 320) / 2
  const top = view.top - (size.height - 240) / 2
  const shown = { ...view, left, top }
  const addressOf = (x: number, y: number) =>
    tiles.url.replace('{z}', String(view.zoom)).replace('{x}', String(x)).replace('{y}', String(y))
  return (
    <div aria-hidden className={classNames('relative h-60 overflow-hidden bg-bench lg:h-auto', className)}>
      <div
        className="absolute top-1/2 left-1/2 -translate-1/2"
        style={{ width: size.width, height: size.height }}
      >
        {tilesOf(shown, size.width, size.height).map(tile => (
          <img
            key={`${tile.x}/${tile.y}`}
            src={addressOf(tile.x, tile.y)}
            alt=""
            width={tileSize}
            height={tileSize}
            className="absolute max-w-none"
            style={{ left: tile.left, top: tile.top }}
          />
        ))}
        {points.map((point, index) => {
          const { x, y } = project(point, view.zoom)
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the plan is a picture of the list, which has the controls
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose in the list
            <span
              key={point.id}
              onClick={() => onChoose(point)}
              style={{ left: x - left, top: y - top }}
              className={classNames(
                'absolute flex size-8 -translate-x-1/2 -translate-y-full cursor-pointer items-center justify-center rounded-full rounded-br-none text-sm font-semibold text-white shadow-1',
                point.id === chosen ? 'z-1 bg-(--action)' : 'bg-ink',
              )}
            >
              {index + 1}
            </span>
          )
        })}
      </div>
      <span className="absolute right-0 bottom-0 bg-paper/80 px-1.5 text-2xs text-ink-2">
        {tiles.attribution}
      </span>
    </div>
  )
}
