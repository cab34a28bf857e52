/** The version of designs that this code writes. Older ones are lifted by migrations.ts. */
export const designVersion = 1
