import type { IconName } from '@/components/ui/icon'
import type { helpPaths } from '@/lib/ground/site/help-paths'

/** What people ask most, in this order; `popups.help.topics` has the words of each. */
export const helpTopics = [
  ['delivery', 'truck'],
  ['prepareFile', 'upload'],
  ['tranquility', 'shield'],
  ['payment', 'document'],
  ['withdrawal', 'box'],
] as const satisfies readonly (readonly [keyof typeof helpPaths, IconName])[]
