/** Where a piece is on its way: laid on a sheet, made, packed, or spoiled, which is made again as another piece. */
export const pieceStates = ['placed', 'made', 'packed', 'spoiled'] as const
export type PieceState = (typeof pieceStates)[number]

/** A sheet is laid, then started at its machine, then done once each of its pieces is made or spoiled. */
export const sheetStates = ['laid', 'running', 'done'] as const
export type SheetState = (typeof sheetStates)[number]

/** What a scan says of a piece, and the state that it must be in for that. */
export const scanSteps = ['made', 'packed'] as const
export type ScanStep = (typeof scanSteps)[number]
export const beforeStep: Readonly<Record<ScanStep, PieceState>> = { made: 'placed', packed: 'made' }
