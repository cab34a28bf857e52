import type { TextElement } from '../../elements/text/schema'
import type { FontEngine } from '../../fonts/engine'
import type { Design } from '../../model'
import type { Plate } from '../../plate'
import { rectRegion } from '../../region'
import {
  factorSteps,
  fits,
  type Ground,
  type Look,
  laidText,
  layStack,
  type PreparedStack,
  sameLook,
  type TooLarge,
  tooLargeOf,
} from './lay'
import { measureLines } from './measure'
import { isHeld, type PlacedText } from './zones'

/** A text that was moved by hand, by itself: as wide as its box, and down to the plate's free edge at most. */
function heldStack(text: PlacedText, { heightMm, securityMm }: Plate, engine: FontEngine): PreparedStack {
  const { position, size } = text
  const height = Math.max(size.height, heightMm - securityMm - position.top)
  const zone = { ...position, width: size.width, height }
  return {
    texts: [text],
    zone,
    regions: [rectRegion(zone)],
    prepared: [{ text, lines: measureLines(text, engine) }],
  }
}

/** The largest look at which such a text fits, and no larger than its letters were where it was put. */
function heldLook(stack: PreparedStack, { placed, lineHeight }: PlacedText, ground: Ground): Look {
  const test = (step: number) => fits(stack, ground, { factor: (placed * step) / factorSteps, lineHeight }, 1)
  if (test(factorSteps)) return { factor: placed, lineHeight }
  let low = 0
  let high = factorSteps
  while (high - low > 1) {
    const step = Math.floor((low + high) / 2)
    if (test(step)) low = step
    else high = step
  }
  return { factor: (placed * low) / factorSteps, lineHeight }
}

/** A text that was moved by hand with letters that fit, where it was put. */
function heldText(
  text: PlacedText,
  plate: Plate,
  ground: Ground,
): { text: TextElement; tooLarge: TooLarge[] } {
  const stack = heldStack(text, plate, ground.engine)
  const look = heldLook(stack, text, ground)
  const { rows } = layStack(stack, ground, look)
  const { position, size, lineHeight } = text
  const laid = laidText(stack, text, rows, ground, look)
  const next: TextElement = { ...laid, position, lineHeight, size: { ...size, height: laid.size.height } }
  return { text: sameLook(text, next) ? text : next, tooLarge: tooLargeOf(stack, ground, look) }
}

/**
 * The design with the texts that were moved by hand laid where they were put: before the others, which stand above and
 * below what they take (DESIGN-63). The same design where nothing changed.
 */
export function layHeld(
  design: Design,
  plate: Plate,
  engine: FontEngine,
): { design: Design; tooLarge: readonly TooLarge[] } {
  const ground: Ground = { stacks: [], minFontMm: plate.minFontMm, engine }
  const held = new Map(
    design.elements.filter(isHeld).map(text => [text.id, heldText(text, plate, ground)] as const),
  )
  const elements = design.elements.map(element => held.get(element.id)?.text ?? element)
  const isSame = elements.every((element, index) => element === design.elements[index])
  return {
    design: isSame ? design : { ...design, elements },
    tooLarge: [...held.values()].flatMap(({ tooLarge }) => tooLarge),
  }
}
