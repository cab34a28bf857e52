/** Elements that are not drawn, or never by themselves. */
export const unseen: ReadonlySet<string> = new Set(
  (
    'script style metadata title desc animate animateMotion animateTransform animateColor set discard mpath ' +
    'cursor view font font-face glyph missing-glyph hkern vkern audio video canvas iframe handler listener'
  ).split(' '),
)

/** What can be seen of a drawing. */
export const seen: ReadonlySet<string> = new Set(
  'path rect circle ellipse line polyline polygon text image use'.split(' '),
)

/** Attributes that mean something to the renderer, beside looks. */
export const written: ReadonlySet<string> = new Set(
  (
    'id x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points viewBox preserveAspectRatio href offset ' +
    'gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits ' +
    'maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient pathLength systemLanguage ' +
    'requiredExtensions requiredFeatures startOffset method side spacing rotate textLength lengthAdjust xml:space ' +
    'filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope intercept ' +
    'amplitude exponent stdDeviation edgeMode radius scale xChannelSelector yChannelSelector baseFrequency numOctaves ' +
    'seed stitchTiles order kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant ' +
    'specularConstant specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ'
  ).split(' '),
)

/** Looks that the renderer reads from a style alone. */
export const asStyle: ReadonlySet<string> = new Set(['mix-blend-mode', 'isolation'])
/** Looks that are worked in here. */
export const worked: ReadonlySet<string> = new Set(
  'transform transform-origin transform-box vector-effect font-kerning background background-color'.split(
    ' ',
  ),
)

/** The looks of a use that clip everything it draws, and its other effects. */
export const cuts = ['clip-path', 'mask', 'filter']
