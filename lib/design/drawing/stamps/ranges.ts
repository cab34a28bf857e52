import type { StampModel } from '@/lib/catalogue/stamps'
import { classicMount } from './classic'
import type { Mount, MountInput } from './mount'
import { type OpenedInput, openedMount } from './opened'
import { mouseMount, pocketMount } from './pocket'
import { professionalMount } from './professional'
import { selfInkingMount } from './self-inking'
import { printyStyle, type SelfInkingStyle } from './self-inking-shape'
import { woodMount } from './wood'

const printerStyle: SelfInkingStyle = {
  corner: 0.3,
  cornerMax: 4.6,
  height: 1.02,
  crown: 3.4,
  foot: '#a9afb3',
  grip: 'dots',
}
const greenStyle: SelfInkingStyle = {
  ...printerStyle,
  foot: '#8ea37e',
  latch: '#6f9a3f',
  belt: '#6f9a3f',
}
const cleanStyle: SelfInkingStyle = { ...printerStyle, foot: '#e2e8ec', belt: '#7fc3e6' }
const textileStyle: SelfInkingStyle = { ...printyStyle, belt: '#f4f4f2' }
const miniStyle: SelfInkingStyle = { ...printerStyle, height: 0.9 }

const selfInkingStyles: Readonly<Record<string, SelfInkingStyle>> = {
  'trodat printy': printyStyle,
  'trodat textile': textileStyle,
  'colop printer': printerStyle,
  'colop green-line': greenStyle,
  'colop microban': cleanStyle,
  'colop mini-dater': miniStyle,
}

const otherMounts: Readonly<Record<string, (input: MountInput) => Mount>> = {
  'trodat professional': professionalMount,
  'colop classic-line': professionalMount,
  'colop expert': professionalMount,
  'trodat mobile': pocketMount,
  'trodat pocket': pocketMount,
  'trodat micro': pocketMount,
  'colop pocket-stamp': pocketMount,
  'colop mouse': mouseMount,
  'trodat classic': classicMount,
  'trodat wood': woodMount,
  'trodat pack': woodMount,
}

const rangeOf = ({ brand, range }: StampModel) => `${brand} ${range}`

/** The mount with its text plate to be seen; `undefined` for a range that is not opened. */
export const drawOpened = (input: OpenedInput): Mount | undefined =>
  openedMount(input, selfInkingStyles[rangeOf(input.model)] ?? printyStyle)

/** Draws the mount that belongs to a model's brand and range; an unknown range gets a desk stamp. */
export function drawMount(input: MountInput): Mount {
  const range = rangeOf(input.model)
  const mount = otherMounts[range]
  return mount ? mount(input) : selfInkingMount(input, selfInkingStyles[range] ?? printyStyle)
}
