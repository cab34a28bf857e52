import { classicMount } from './classic'
import type { Mount, MountInput } from './mount'
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
const microStyle: SelfInkingStyle = { ...printyStyle, height: 0.74 }

const selfInkingStyles: Readonly<Record<string, SelfInkingStyle>> = {
  'trodat printy': printyStyle,
  'trodat textile': textileStyle,
  'trodat micro': microStyle,
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
  'colop pocket-stamp': pocketMount,
  'colop mouse': mouseMount,
  'trodat classic': classicMount,
  'trodat wood': woodMount,
  'trodat pack': woodMount,
}

/** Draws the mount that belongs to a model's brand and range; an unknown range gets a desk stamp. */
export function drawMount(input: MountInput): Mount {
  const range = `${input.model.brand} ${input.model.range}`
  const mount = otherMounts[range]
  return mount ? mount(input) : selfInkingMount(input, selfInkingStyles[range] ?? printyStyle)
}
