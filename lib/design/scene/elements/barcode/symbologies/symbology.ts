import type { ModuleMatrix } from '../../../codes/matrix'

/** Why a text makes no code of a kind. Places are counted from 1, in what was typed without its blanks. */
export type BarcodeFault =
  | { code: 'empty' }
  | { code: 'character'; at: number; character: string }
  | { code: 'length'; found: number; needed: number }
  | { code: 'check'; at: number; found: number; expected: number }
  | { code: 'tooLong'; found: number; most: number }

/** What is typed, as it is stored; `added` is a check digit that was computed. */
export type BarcodeReading = { ok: true; data: string; added?: number } | { ok: false; fault: BarcodeFault }

/** Words under the bars, centred between two places in modules from the first bar. */
interface WordsBelow {
  words: string
  from: number
  to: number
}

/** Bars side by side: `bits` has one character a module, `1` is dark. */
export interface BarSymbol {
  form: 'bars'
  bits: string
  /** Modules that stay free on either side. */
  quiet: { left: number; right: number }
  /** Bars that reach down between the words: first module and the one behind the last. */
  guards: readonly (readonly [number, number])[]
  words: readonly WordsBelow[]
}

/** A square of modules with as many free ones around it. */
export interface SquareSymbol {
  form: 'square'
  matrix: ModuleMatrix
  quiet: number
}

export type BarcodeSymbol = BarSymbol | SquareSymbol

/** A kind of code: what may stand in it, and how it looks. */
export interface Symbology {
  /** What was typed, as the code holds it. */
  read(text: string): BarcodeReading
  /** The code of a text that `read` gave; `null` where it is none of this kind. */
  encode(data: string): BarcodeSymbol | null
}
