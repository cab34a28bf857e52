import type { IconName } from '@/components/ui/icon'
import type { PlateState } from './use-plates'

/** Icon and colour for the state of a plate. */
export const plateLooks: Readonly<Record<PlateState, { icon: IconName; colour: string }>> = {
  done: { icon: 'check', colour: 'text-mat-2' },
  smaller: { icon: 'warning', colour: 'text-amber-2' },
  ask: { icon: 'warning', colour: 'text-amber-2' },
  block: { icon: 'error', colour: 'text-seal' },
  checking: { icon: 'eye', colour: 'text-ink-3' },
  unwritten: { icon: 'pencil', colour: 'text-amber-2' },
  blank: { icon: 'box', colour: 'text-ink-3' },
}
