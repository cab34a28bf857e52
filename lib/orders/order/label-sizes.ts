/** The papers on which address labels are printed, in mm: of thermal printers, and sheets of labels. */
export const labelSizes = {
  '100x150': { width: 100, height: 150 },
  a6: { width: 105, height: 148 },
  a5: { width: 148, height: 210 },
  '62x100': { width: 62, height: 100 },
} as const
export type LabelSize = keyof typeof labelSizes

export const labelSizeNames = Object.keys(labelSizes) as LabelSize[]
export const defaultLabelSize: LabelSize = '100x150'
