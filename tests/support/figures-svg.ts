import type { Matrix } from '@/lib/design/geometry/transform'
import type {
  Clip,
  Drawn,
  Figure,
  FigureDrawing,
  Gradient,
  Paint,
} from '@/lib/design/picture/svg/figures/figures'
import type { Size } from '@/lib/ground/common'

/** Writes a list of figures as a drawing again, for any SVG renderer: no uses, no viewports, nothing inherited. */
class Writer {
  private readonly definitions: string[] = []

  private define(write: (id: string) => string): string {
    const id = `d${this.definitions.length}`
    const at = this.definitions.push('') - 1
    this.definitions[at] = write(id)
    return `url(#${id})`
  }

  private gradient(gradient: Gradient): string {
    const stops = gradient.stops
      .map(({ offset, colour }) => `<stop offset="${offset}" stop-color="${colour}"/>`)
      .join('')
    return this.define(id => {
      const look = `id="${id}" gradientUnits="userSpaceOnUse"`
      if (gradient.kind === 'linear') {
        const { from, to } = gradient
        return `<linearGradient ${look} x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}">${stops}</linearGradient>`
      }
      const { centre, focus, radius, matrix: own } = gradient
      const turned = own ? ` gradientTransform="matrix(${own.join(' ')})"` : ''
      return `<radialGradient ${look} cx="${centre.x}" cy="${centre.y}" r="${radius}" fx="${focus.x}" fy="${focus.y}"${turned}>${stops}</radialGradient>`
    })
  }

  private paint = (paint: Paint): string => (typeof paint === 'string' ? paint : this.gradient(paint))

  private figure({ outline, matrix: own, fill, stroke, strokeFirst }: Figure): string {
    const filled = fill
      ? `fill="${this.paint(fill.paint)}" fill-opacity="${fill.opacity}" fill-rule="${fill.rule}"`
      : 'fill="none"'
    const drawn = stroke
      ? ` stroke="${this.paint(stroke.paint)}" stroke-opacity="${stroke.opacity}" stroke-width="${stroke.width}"` +
        ` stroke-linecap="${stroke.cap}" stroke-linejoin="${stroke.join}" stroke-miterlimit="${stroke.miterLimit}"` +
        ` stroke-dasharray="${stroke.dashes.join(' ') || 'none'}" stroke-dashoffset="${stroke.dashOffset}"`
      : ''
    return `<path d="${outline}" ${matrix(own)} ${filled}${drawn} paint-order="${strokeFirst ? 'stroke' : 'normal'}"/>`
  }

  private clipped(inner: string, clip: Clip | null): string {
    if (!clip) return inner
    if ('mask' in clip) {
      const mask = this.define(
        id =>
          `<mask id="${id}" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-1e4" y="-1e4" width="2e4" height="2e4">${this.parts(clip.mask)}</mask>`,
      )
      return `<g mask="${mask}">${inner}</g>`
    }
    return clip.outlines.reduce((cut, { outline, matrix: own, rule }) => {
      const path = this.define(
        id => `<clipPath id="${id}"><path d="${outline}" ${matrix(own)} clip-rule="${rule}"/></clipPath>`,
      )
      return `<g clip-path="${path}">${cut}</g>`
    }, inner)
  }

  parts(parts: readonly Drawn[]): string {
    return parts
      .map(part =>
        'parts' in part
          ? `<g opacity="${part.opacity}">${this.clipped(this.parts(part.parts), part.clip)}</g>`
          : this.figure(part),
      )
      .join('')
  }

  whole({ parts }: FigureDrawing, { width, height }: Size): string {
    const drawn = this.parts(parts)
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${this.definitions.join('')}</defs>${drawn}</svg>`
    )
  }
}

const matrix = (own: Matrix): string => `transform="matrix(${own.join(' ')})"`

/** A drawing that looks like a list of figures. */
export const svgOfFigures = (figures: FigureDrawing, size: Size): string => new Writer().whole(figures, size)
