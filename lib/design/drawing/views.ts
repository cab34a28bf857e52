/** What each kind of picture can show. */
export const pictureViews = {
  stamp: ['hero', 'tile', 'mount', 'thumb', 'plate', 'pad', 'blank', 'side', 'open', 'turn', 'misc'],
  rubber: ['hero', 'tile', 'thumb'],
  sign: ['hero', 'tile', 'thumb', 'swatch', 'edge'],
  static: ['hero', 'tile', 'thumb', 'use'],
  template: ['hero', 'tile', 'thumb'],
  fixing: ['swatch'],
  scene: ['hero', 'tile'],
} as const

export type PictureKind = keyof typeof pictureViews
export const pictureKinds = Object.keys(pictureViews) as readonly PictureKind[]
