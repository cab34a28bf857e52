import type { StampModel } from '@/lib/catalogue/stamps'
import { lettering } from '../lettering/lettering'
import { group, num, path } from '../svg'
import { inkSpread } from './inked'

/** What a stamp prints: outlines as path data in millimetres from the plate's top left corner. */
export type Impression = {
  shapes: readonly { d: string; fillRule?: 'nonzero' | 'evenodd' }[]
  widthMm: number
  heightMm: number
}

/** What of a model its impression follows from. */
export type BandModel = Pick<StampModel, 'width' | 'height' | 'shape' | 'band' | 'embededContent'>

/** What a movable band is set to. */
export type BandSetting = {
  /** A ready phrase of a dater with a formula, in the language of the picture. */
  phrase?: string
  /** The day of a date band as it prints, such as `20 NOV. 2026`. */
  day?: string
}

/** The day that every date band of the shop's own pictures shows. */
const bandParts = { day: '20', month: 'NOV', year: '2026' }

/** What the movable band of a model shows: a date, digits, or the phrase handed in. */
export function bandText(model: BandModel, { phrase, day }: BandSetting = {}): string {
  const { band } = model
  if (!band) return ''
  if (band.kind === 'number') return '000123'.padStart(band.digits ?? 6, '0').slice(-(band.digits ?? 6))
  if (band.kind === 'phrase') return (phrase ?? 'OK').toUpperCase()
  const date = day ?? `${bandParts.day} ${bandParts.month}. ${bandParts.year}`
  return phrase ? `${phrase.toUpperCase()} ${date}` : date
}

/** The cells of the band as they stand behind the window of a mount. */
export function bandCells(model: BandModel): string[] {
  if (model.band?.kind === 'number') return [...bandText(model)].slice(-6)
  return [bandParts.day, bandParts.month, '20', '26']
}

/** Path data of the band's print at its place in the plate. */
export function bandPath(model: BandModel, setting?: BandSetting): string {
  const text = bandText(model, setting)
  if (!text || !model.band) return ''
  const area = model.embededContent?.area ?? { left: 0, top: 0, width: model.width, height: model.height }
  const size = model.band.charHeight / 0.69
  const baseline = area.top + area.height / 2 + model.band.charHeight / 2
  const options = { maxWidth: area.width - 1, tracking: 60 }
  const count = model.band.count ?? 1
  if (count < 2) return lettering(text, size, area.left + area.width / 2, baseline, options)
  const step = area.height / count
  return Array.from({ length: count }, (_, index) =>
    lettering(text, size, area.left + area.width / 2, area.top + (index + 0.5) * step + 2, options),
  ).join('')
}

/** Grey bars where the text will be: for a model without a template. */
export function placeholderImpression(model: BandModel): Impression {
  const { width, height } = model
  const round = model.shape === 'round' || model.shape === 'oval'
  const free = model.embededContent ? [0.1, 0.84] : [0.16, 0.4, 0.6, 0.78]
  const d = model.band
    ? ''
    : free
        .map((at, index) => {
          const share = (index === 0 ? 0.62 : 0.78 - 0.1 * index) * (round ? 0.8 : 1)
          const bar = Math.min(height * (index === 0 ? 0.13 : 0.09), 4)
          const left = (width * (1 - share)) / 2
          return `M${num(left)} ${num(height * at)}h${num(width * share)}v${num(bar)}h${num(-width * share)}z`
        })
        .join('')
  return { shapes: [{ d }], widthMm: width, heightMm: height }
}

export type Inks = { text: string; band?: string }

/** The impression in its inks, to lie on a label or a sheet; `spread` lets the ink creep as it does on paper. */
export function drawImpression(
  model: BandModel,
  impression: Impression | undefined,
  inks: Inks,
  setting?: BandSetting & { spread?: boolean },
): string {
  const crept = (colour: string) => (setting?.spread ? inkSpread(colour) : {})
  const plate = impression ?? placeholderImpression(model)
  const scale = Math.min(model.width / plate.widthMm, model.height / plate.heightMm)
  const transform =
    Math.abs(scale - 1) < 0.001 && plate.widthMm === model.width && plate.heightMm === model.height
      ? undefined
      : `translate(${num((model.width - plate.widthMm * scale) / 2)} ${num(
          (model.height - plate.heightMm * scale) / 2,
        )}) scale(${scale.toFixed(4)})`
  return (
    group(
      { transform, fill: inks.text, ...crept(inks.text) },
      ...plate.shapes.map(({ d, fillRule }) => path(d, { 'fill-rule': fillRule })),
    ) + path(bandPath(model, setting), { fill: inks.band ?? inks.text, ...crept(inks.band ?? inks.text) })
  )
}

/** The transform that fits content of the plate's size into a box with its corner at 0, 0. */
export function fitTransform(
  size: { width: number; height: number },
  box: { width: number; height: number },
  share: number,
): string {
  const scale = Math.min(box.width / size.width, box.height / size.height) * share
  const left = (box.width - size.width * scale) / 2
  const top = (box.height - size.height * scale) / 2
  return `translate(${num(left)} ${num(top)}) scale(${scale.toFixed(4)})`
}
