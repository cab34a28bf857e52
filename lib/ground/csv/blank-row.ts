/** Whether nothing is written in a row of a spreadsheet: it says nothing, and counts where rows are numbered. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '')
