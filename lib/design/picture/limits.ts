/** How much of the shopper's own pictures is taken (FORM-9, DESIGN-28); 1 MB is 10^6 bytes. */
export const pictureLimits = {
  /** Files of one choice, and bytes of each. */
  files: 5,
  bytes: 15_000_000,
  /** Pixels of a file: beyond it nothing is decoded. */
  pixels: 64_000_000,
  /** Bytes of a PDF when all of it is unpacked. */
  pdfBytes: 512_000_000,
  /** Pages of a PDF that can be chosen from. */
  pages: 200,
  /** Bytes of an SVG when it is unpacked. */
  svgBytes: 50_000_000,
  /** Elements of an SVG, and outline commands of them all. */
  svgElements: 20_000,
  svgCommands: 300_000,
  /** Attributes of one element, and of all. */
  svgAttributesEach: 500,
  svgAttributes: 200_000,
  /** Signs of all style sheets together. */
  svgStyle: 300_000,
  /** Signs of outlines (`d`, `points`), and of all other attributes that are read, as often as they are drawn. */
  svgOutlines: 6_000_000,
  svgOther: 6_000_000,
  /** Letters of all texts, as often as they are drawn: what has more comes without its texts. */
  svgLetters: 10_000,
  /** Looks at elements that the rules of all style sheets may take. */
  svgMatches: 50_000_000,
  /** Digits of one figure in a row. */
  svgDigits: 100,
} as const

/** The longest edge that a picture is worked at, in pixels: 850 dots an inch on a stamp of 60 mm. */
export const workingEdge = 2000
