import { useMemo } from 'react'
import type { FixingName } from '@/lib/catalogue/signs'
import { fixingSwatch } from '@/lib/design/drawing/signs/swatch'
import { svgUrl } from '../svg-url'

const steel = '#b9bec2'
const dark = '#4a544e'

/** A fixing as it is seen from the front: the shop's drawing of its head, else a sketch. */
export function FixingPicture({ name, style }: { name: FixingName; style?: string }) {
  const head = useMemo(() => fixingSwatch(name, style ?? '', `head-${name}`), [name, style])
  if (head) {
    return <img src={svgUrl(head)} alt="" className="h-10 w-14 object-contain" />
  }
  return (
    <svg
      aria-hidden
      viewBox="-12 -12 24 24"
      width={40}
      height={40}
      fill="none"
      stroke={dark}
      strokeWidth={1.2}
    >
      {drawings[name]}
    </svg>
  )
}

const drawings: Record<FixingName, React.ReactNode> = {
  none: <path d="M-6 6L6-6M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0" />,
  'holes-only': <circle r={5} fill={dark} stroke="none" />,
  screws: (
    <>
      <circle r={7.5} fill={steel} />
      <path d="M-4 4L4-4M-4-4L4 4" strokeWidth={1.8} />
    </>
  ),
  'screws-deco': (
    <>
      <circle r={8} fill="#d2ad55" />
      <circle r={4.5} fill="#e6cb86" />
    </>
  ),
  'screws-caps': (
    <>
      <circle r={8} fill="#d8b658" />
      <path d="M-4-4A6 6 0 0 1 3-5" stroke="#fff" strokeWidth={1.6} />
    </>
  ),
  'screws-spacer': (
    <>
      <circle r={8} fill={steel} />
      <circle r={5.5} />
      <path d="M-5-3L3-5" stroke="#fff" />
    </>
  ),
  'suction-cup': (
    <>
      <circle r={9} fill="#dfe8ea" stroke="#8fa3a8" />
      <circle r={5} stroke="#8fa3a8" />
      <circle r={1.6} fill="#8fa3a8" stroke="none" />
    </>
  ),
  badge: <path d="M-9-4H9V7H-9zM-4-4V-8H4V-4" fill="#eef0ee" />,
  feet: <path d="M-9-8H9V4H-9zM-7 4L-9 9M7 4L9 9" fill="#eef0ee" />,
  stand: <path d="M-8-9H8V5H-8zM-10 5H10V9H-10z" fill="#eef0ee" />,
}
