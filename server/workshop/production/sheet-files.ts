import 'server-only'

/** The files of a sheet: as it is seen, and as its machine follows it. */
export const sheetFiles = ['preview.svg', 'sheet.svg', 'sheet.pdf', 'sheet.dxf'] as const
export type SheetFile = (typeof sheetFiles)[number]
