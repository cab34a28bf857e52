import type { Imports } from './imports'

/** The words that lib and server are gathered under, from the top down (docs/decisions/source-folders.md). */
export const domains = [
  'doors',
  'office',
  'workshop',
  'orders',
  'money',
  'people',
  'product',
  'design',
  'catalogue',
  'ground',
] as const

type Layer = 'lib' | 'server'

/** The domain of a file of lib or server: the folder below its layer. */
export const domainOf = (file: string): string => file.split('/')[1] ?? ''

/** Which domains of a layer import which others, as `orders > money`, each with the imports that make it so. */
export function arrowsOf(imports: Imports, layer: Layer): Map<string, string[]> {
  const arrows = new Map<string, string[]>()
  const isOf = (file: string) => file.startsWith(`${layer}/`)
  for (const [file, list] of imports) {
    for (const { to } of list) {
      if (!isOf(file) || !isOf(to) || domainOf(file) === domainOf(to)) continue
      const arrow = `${domainOf(file)} > ${domainOf(to)}`
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${file} imports ${to}`])
    }
  }
  return arrows
}

/** Whether an arrow goes back up. */
export function goesUp(arrow: string): boolean {
  const order: readonly string[] = domains
  const [from = '', to = ''] = arrow.split(' > ')
  return order.indexOf(from) > order.indexOf(to)
}
