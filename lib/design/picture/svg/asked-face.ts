import type { Looks } from './style'

/** A face that a text asks for: the names of its families, the first first. */
export interface AskedFace {
  families: string[]
  bold: boolean
  italic: boolean
}

const familiesIn = (list: string): string[] =>
  list
    .split(',', 20)
    .map(name => name.trim().replace(/^["']|["']$/g, ''))
    .filter(Boolean)

const isBold = (weight: string): boolean => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600

/**
 * The face that an element's text asks for.
 * @param face that of the element around it
 */
export function faceOf({ values }: Looks, face: AskedFace): AskedFace {
  const [family, weight, style] = ['font-family', 'font-weight', 'font-style'].map(name => values.get(name))
  return {
    families: family === undefined || family === 'inherit' ? face.families : familiesIn(family),
    bold: weight === undefined || weight === 'inherit' ? face.bold : isBold(weight),
    italic: style === undefined || style === 'inherit' ? face.italic : /^(?:italic|oblique)/.test(style),
  }
}
