/** Things of the shop that a field names by slug: a clerk picks them from a list with pictures. */
export const pickKinds = [
  'materials',
  'masks',
  'fixings',
  'hole-layouts',
  'backgrounds',
  'mount-colours',
  'ink-colours',
  'stamp-models',
  'statics',
  'products',
  'goods',
  'zones',
  'countries',
] as const
export type PickKind = (typeof pickKinds)[number]

/** One thing to choose: `picture` is an address, or a colour as `#rrggbb`. */
export interface Choice {
  value: string
  title: string
  picture?: string
}

/** Which fields of the catalogue's structures name something, by the name of the field. */
export const picksByName: Readonly<Record<string, PickKind>> = {
  excludedShapes: 'masks',
  excludedMaterials: 'materials',
  validBackgrounds: 'backgrounds',
  excludedBackgrounds: 'backgrounds',
  holes: 'hole-layouts',
  inksColor: 'ink-colours',
  inkColor: 'ink-colours',
  cartridge: 'statics',
  fits: 'stamp-models',
  mount: 'stamp-models',
  product: 'products',
  material: 'materials',
  fixing: 'fixings',
  replacement: 'fixings',
  defaultMask: 'masks',
}
