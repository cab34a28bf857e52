const prefix = 'vector:'

/** Where an element names a drawing of the shop, as `vector:name`. */
export type VectorSrc = `vector:${string}`

export const isVectorSrc = (src: string): src is VectorSrc => src.startsWith(prefix)

/** The name of the drawing: `vector:heart` → `heart`. */
export const vectorName = (src: VectorSrc): string => src.slice(prefix.length)

export const vectorSrc = (name: string): VectorSrc => `${prefix}${name}`

/** The address of a drawing's file (DESIGN-24), relative to the site. */
export const vectorUrl = (name: string): string => `/images/vectors/${name}.json`

/** The address of a drawing as a picture in one ink. */
export const vectorPictureUrl = (name: string): string => `/images/vectors/${name}.svg`
