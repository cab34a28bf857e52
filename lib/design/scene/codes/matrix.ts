/** The modules of a square code, row by row from the top left; `true` is dark. */
export interface ModuleMatrix {
  /** Modules along an edge. */
  size: number
  dark: (x: number, y: number) => boolean
}
