import { classNames } from './class-names'

/** Outlines on a grid of 24, drawn with a line of 1.6: plain data, so that a server-rendered page ships no code for them. */
const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c1-4 4-5.5 7.5-5.5S18.5 16 19.5 20',
  bag: 'M5 8h14l-1 12H6zM9 8V6.5a3 3 0 0 1 6 0V8',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.700M12 16.5v.1',
  document: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  check: 'M5 12.5l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M17 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  shield: 'M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.1',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5v6M12 16.5v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.5v.1',
  down: 'M6 9l6 6 6-6',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  briefcase: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  measure: 'M3 8v8M21 8v8M3 12h18M6 9.5L3 12l3 2.5M18 9.5l3 2.5-3 2.5',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  filter: 'M4 7h16M7 12h10M10 17h4',
  layers: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  eye: 'M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  eyeOff:
    'M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M4 4l16 16',
  star: 'M12 3.5l2.600 5.400 5.900.8-4.300 4.100 1 5.900L12 16.900 6.800 19.700l1-5.900L3.5 9.700l5.900-.8z',
} as const

export type IconName = keyof typeof paths
export const iconNames = Object.keys(paths) as IconName[]

interface IconProps {
  name: IconName
  /** CSS pixels. */
  size?: number
  className?: string
}

/** A picture beside words, never in place of them: it is hidden from assistive technology. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={size} height={size} className={classNames('icon', className)}>
      <path d={paths[name]} />
    </svg>
  )
}
