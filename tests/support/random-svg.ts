import fc, { type Arbitrary } from '@/tests/support/properties'

const number = (min: number, max: number): Arbitrary<number> =>
  fc.integer({ min: min * 10, max: max * 10 }).map(n => n / 10)

const colour = fc.constantFrom(
  'black',
  'RED',
  'steelblue',
  '#0a0',
  '#12345680',
  'rgb(20, 40, 160)',
  'rgb(0 80 0 / 60%)',
  'rgba(10%, 20%, 30%, .5)',
  'hsl(300, 60%, 30%)',
  'currentColor',
)
const paint = fc.oneof(
  { weight: 4, arbitrary: colour },
  { weight: 1, arbitrary: fc.constantFrom('none', 'url(#fade)', 'url("#fade") red', 'url(#nothing) green') },
)

const unit = fc.constantFrom('', '', '', 'px', 'mm', 'pt', '%')
const length = (min: number, max: number): Arbitrary<string> =>
  fc.tuple(number(min, max), unit).map(([value, name]) => {
    if (name === 'mm') return `${Math.round(value * 2.646) / 10}mm`
    if (name === 'pt') return `${Math.round(value * 7.5) / 10}pt`
    return `${value}${name}`
  })

const figure: Arbitrary<string> = fc.oneof(
  fc
    .tuple(length(0, 60), length(0, 30), length(20, 80), length(15, 50), fc.option(number(1, 9)))
    .map(
      ([x, y, w, h, r]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r === null ? '' : ` rx="${r}"`} @/>`,
    ),
  fc
    .tuple(number(20, 80), number(15, 40), number(5, 25))
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" @/>`),
  fc
    .tuple(number(20, 80), number(15, 40), number(8, 30), number(5, 20))
    .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" @/>`),
  fc
    .array(number(5, 90), { minLength: 6, maxLength: 10 })
    .map(points => `<polygon points="${points.slice(0, points.length - (points.length % 2)).join(' ')}" @/>`),
  fc
    .tuple(number(5, 30), number(5, 40), number(5, 30), number(5, 15))
    .map(
      ([x, y, w, h]) => `<path d="m${x} ${y}h${w}q${h},${h} 0 ${h}a${h} ${h / 2} 20 0110-4t-${w} ${h}z" @/>`,
    ),
  fc
    .tuple(number(5, 60), number(5, 30), number(20, 40))
    .map(([x, y, w]) => `<use href="#sign" x="${x}" y="${y}" width="${w}" height="${w}" @/>`),
)

const transform = fc.constantFrom(
  'translate(8 4)',
  'rotate(20 50 25)',
  'scale(.8)',
  'scale(1.2,.7)',
  'skewX(15)',
  'matrix(.9 .1 -.2 1 5 3)',
  'translate(5,5) rotate(-10)',
)
const styleTransform = fc.constantFrom(
  'translate(10px, 5px)',
  'rotate(15deg)',
  'scale(0.9)',
  'translateX(6px) rotate(.1turn)',
  'skewY(8deg)',
)

/** One in six. */
const seldom = <T>(arbitrary: Arbitrary<T>): Arbitrary<T | null> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

/** Looks, written as attributes, as a style, as classes, or as several of them against each other. */
const looks: Arbitrary<string> = fc
  .record({
    fill: fc.option(paint),
    stroke: fc.option(paint),
    width: fc.option(number(1, 6)),
    dashes: fc.option(fc.constantFrom('6 3', '4,2,1', '5')),
    cap: fc.option(fc.constantFrom('round', 'square', 'BUTT')),
    join: fc.option(fc.constantFrom('round', 'bevel', 'miter')),
    rule: fc.option(fc.constantFrom('evenodd', 'nonzero')),
    opacity: fc.option(fc.constantFrom('.5', '80%', '1')),
    order: fc.option(fc.constantFrom('stroke', 'normal')),
    class: fc.option(fc.constantFrom('a', 'b', 'a b', 'c')),
    clip: seldom(fc.constantFrom('url(#cut)', "url('#cut')")),
    mask: seldom(fc.constant('url(#veil)')),
    transform: fc.option(transform, { freq: 1 }),
    styled: seldom(styleTransform),
    inStyle: fc.boolean(),
  })
  .map(({ class: name, transform: attribute, styled, inStyle, ...all }) => {
    const names = {
      fill: all.fill,
      stroke: all.stroke,
      'stroke-width': all.width,
      'stroke-dasharray': all.dashes,
      'stroke-linecap': all.cap,
      'stroke-linejoin': all.join,
      'fill-rule': all.rule,
      opacity: all.opacity,
      'paint-order': all.order,
      'clip-path': all.clip,
      mask: all.mask,
    }
    const said = Object.entries(names).filter(([, value]) => value !== null)
    const style = [...(inStyle ? said : []), ...(styled === null ? [] : [['transform', styled]])]
    return [
      ...(inStyle ? [] : said.map(([key, value]) => `${key}="${String(value).replaceAll('"', "'")}"`)),
      ...(style.length > 0
        ? [
            `style="${style
              .map(([key, value]) => `${key}: ${value}`)
              .join('; ')
              .replaceAll('"', "'")}"`,
          ]
        : []),
      ...(name === null ? [] : [`class="${name}"`]),
      ...(attribute === null ? [] : [`transform="${attribute}"`]),
    ].join(' ')
  })

const drawn: Arbitrary<string> = fc
  .tuple(figure, looks)
  .map(([element, attributes]) => element.replace('@', attributes))

const group: Arbitrary<string> = fc.oneof(
  drawn,
  fc
    .tuple(looks, fc.array(drawn, { minLength: 1, maxLength: 3 }))
    .map(([attributes, inner]) => `<g ${attributes}>${inner.join('')}</g>`),
  fc
    .tuple(
      number(0, 40),
      number(0, 20),
      fc.constantFrom('0 0 100 50', '10 10 60 60'),
      fc.constantFrom('', ' preserveAspectRatio="xMinYMin slice"', ' preserveAspectRatio="none"'),
      drawn,
    )
    .map(
      ([x, y, box, ratio, inner]) =>
        `<svg x="${x}" y="${y}" width="50" height="40" viewBox="${box}"${ratio}>${inner}</svg>`,
    ),
)

const sheet = fc.constantFrom(
  '',
  '.a{fill:teal}.b{stroke:maroon;stroke-width:2}',
  '@charset "utf-8";/* looks */ g .a { FILL: olive !important } .c{fill:none;stroke:#000}',
  '* { stroke-linejoin: round } rect.b, circle.b { fill: var(--ink, purple) } :root { --ink: navy }',
  '.a.b{fill:orange} [class="c"]{fill:green} @media print{.a{fill:red}}',
)

const size = fc.constantFrom(
  'viewBox="0 0 100 50"',
  'viewBox="0 0 100 50" width="400" height="200"',
  'width="400px" height="200px" viewBox="0 0 100 50"',
  'viewBox="0 0 100 50" width="100mm" height="50mm" preserveAspectRatio="xMidYMid"',
)

const definitions =
  '<defs><linearGradient id="stops"><stop offset="0" stop-color="#222"/><stop offset="1" style="stop-color:#9ac"/></linearGradient>' +
  '<linearGradient id="fade" href="#stops" x2="1" y2=".5"/>' +
  '<clipPath id="cut"><circle cx="45" cy="25" r="22"/></clipPath>' +
  '<mask id="veil"><rect width="100" height="50" fill="white"/><rect x="30" y="10" width="15" height="25" fill="black"/></mask>' +
  '<symbol id="sign" viewBox="0 0 24 24"><path d="M12 0L24 24H0z"/></symbol></defs>'

/** A drawing as programs write them: units, viewports, style sheets, paint, transforms, clips, uses, nesting. */
export const randomSvg: Arbitrary<string> = fc
  .tuple(size, sheet, colour, fc.array(group, { minLength: 1, maxLength: 4 }))
  .map(
    ([attributes, css, own, inner]) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} color="${own === 'currentColor' ? 'teal' : own}">` +
      `${css === '' ? '' : `<style>${css}</style>`}${definitions}${inner.join('')}</svg>`,
  )

const listedPaint = fc.constantFrom(
  'black',
  '#0a0',
  '#12345680',
  'rgb(20, 40, 160)',
  'currentColor',
  'none',
  'url(#along)',
  'url(#across)',
  'url(#round)',
  'url(#spot)',
)

const listedFigure: Arbitrary<string> = fc.oneof(
  fc
    .tuple(number(0, 60), number(0, 30), number(20, 40), number(15, 30), fc.option(number(1, 9)))
    .map(
      ([x, y, w, h, r]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r === null ? '' : ` rx="${r}"`} @/>`,
    ),
  fc
    .tuple(number(20, 80), number(15, 40), number(8, 30), number(5, 20))
    .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" @/>`),
  fc
    .tuple(number(5, 30), number(5, 40), number(5, 30), number(5, 15))
    .map(
      ([x, y, w, h]) => `<path d="m${x} ${y}h${w}q${h},${h} 0 ${h}a${h} ${h / 2} 20 0110-4t-${w} ${h}z" @/>`,
    ),
  fc
    .tuple(fc.constantFrom('sign', 'knot', 'frame'), number(5, 60), number(5, 30), number(20, 40))
    .map(([id, x, y, w]) => `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${w}" @/>`),
)

/** Looks of a figure or, without a clip by the box of one, of a group. */
const listedLooks = (clips: readonly string[]): Arbitrary<string> =>
  fc
    .record({
      fill: fc.option(listedPaint),
      stroke: seldom(fc.constantFrom('black', '#06c8', 'url(#along)')),
      'stroke-width': fc.option(number(1, 4)),
      'fill-rule': fc.option(fc.constantFrom('evenodd', 'nonzero')),
      opacity: fc.option(fc.constantFrom('.5', '.8')),
      'clip-path': fc.option(fc.constantFrom(...clips.map(id => `url(#${id})`))),
      transform: fc.option(transform),
    })
    .map(all =>
      Object.entries(all)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' '),
    )

const wholeClips = ['cut', 'ring', 'two', 'both'] as const

const listed: Arbitrary<string> = fc
  .tuple(listedFigure, listedLooks(wholeClips), listedLooks([...wholeClips, 'part']))
  .map(([element, looksOfAll, looksOfOne]) =>
    element.replace('@', element.startsWith('<use') ? looksOfAll : looksOfOne),
  )

const listedGroup: Arbitrary<string> = fc.oneof(
  listed,
  fc
    .tuple(listedLooks(wholeClips), fc.array(listed, { minLength: 1, maxLength: 3 }))
    .map(([attributes, inner]) => `<g ${attributes}>${inner.join('')}</g>`),
  fc
    .tuple(number(0, 40), number(0, 20), fc.constantFrom('', ' preserveAspectRatio="xMinYMin slice"'), listed)
    .map(
      ([x, y, ratio, inner]) =>
        `<svg x="${x}" y="${y}" width="50" height="40" viewBox="10 0 60 60"${ratio}>${inner}</svg>`,
    ),
)

const listedDefinitions =
  '<defs><linearGradient id="stops"><stop offset=".1" stop-color="#222"/><stop offset="60%" stop-color="red" stop-opacity=".6"/><stop offset="1" style="stop-color:#9ac"/></linearGradient>' +
  '<linearGradient id="along" href="#stops" x1="10" x2="80" gradientUnits="userSpaceOnUse" gradientTransform="rotate(20) skewX(10)"/>' +
  '<linearGradient id="across" href="#stops" x2="1" y2=".5" gradientTransform="scale(1 .8)"/>' +
  '<radialGradient id="round" href="#stops" fx=".4" gradientTransform="translate(.1 0)"/>' +
  '<radialGradient id="spot" href="#stops" cx="40" cy="25" r="30" gradientUnits="userSpaceOnUse"/>' +
  '<clipPath id="cut"><circle cx="45" cy="25" r="22"/></clipPath>' +
  '<clipPath id="ring" clip-rule="evenodd" transform="rotate(5)"><path d="M10 5h70v40h-70zM30 15v20h30v-20z"/></clipPath>' +
  '<clipPath id="two"><rect x="10" y="5" width="40" height="30"/><use href="#shape" x="30"/></clipPath>' +
  '<clipPath id="both" clip-path="url(#cut)"><rect x="20" y="10" width="60" height="30" clip-path="url(#ring)"/></clipPath>' +
  '<clipPath id="part" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".4"/></clipPath>' +
  '<symbol id="sign" viewBox="0 0 24 24"><path d="M12 -4L24 24H0z"/></symbol>' +
  '<g id="knot" opacity=".7"><circle cx="10" cy="10" r="8" fill="inherit"/><rect x="8" y="8" width="14" height="9"/></g>' +
  '<svg id="frame" viewBox="0 0 10 10" overflow="visible"><circle cx="5" cy="5" r="6"/></svg>' +
  '<ellipse id="shape" cx="30" cy="30" rx="25" ry="12"/></defs>'

/** A drawing of figures, groups, uses, clips, opacities and gradients: all of it can be said as a list of figures. */
export const randomFigures: Arbitrary<string> = fc
  .tuple(size, fc.array(listedGroup, { minLength: 1, maxLength: 4 }))
  .map(
    ([attributes, inner]) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} color="teal">${listedDefinitions}${inner.join('')}</svg>`,
  )
