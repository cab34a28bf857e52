import { lettering } from '../lettering/lettering'
import type { PlateModel } from './impression'

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
export function bandText(model: PlateModel, { phrase, day }: BandSetting = {}): string {
  const { band } = model
  if (!band) return ''
  if (band.kind === 'number') return '000123'.padStart(band.digits ?? 6, '0').slice(-(band.digits ?? 6))
  if (band.kind === 'phrase') return (phrase ?? 'OK').toUpperCase()
  const date = day ?? `${bandParts.day} ${bandParts.month}. ${bandParts.year}`
  return phrase ? `${phrase.toUpperCase()} ${date}` : date
}

/** The cells of the band as they stand behind the window of a mount. */
export function bandCells(model: PlateModel): string[] {
  if (model.band?.kind === 'number') return [...bandText(model)].slice(-6)
  return [bandParts.day, bandParts.month, '20', '26']
}

/** Path data of the band's print at its place in the plate. */
export function bandPath(model: PlateModel, setting?: BandSetting): string {
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
