import type { StampModel } from '@/lib/catalogue/stamps'
import { group, num, path } from '../svg'
import { inkSpread } from './inked'

/** What a stamp prints: outlines as path data in millimetres from the plate's top left corner. */
export type Impression = {
  shapes: readonly { d: string; fillRule?: 'nonzero' | 'evenodd' }[]
  widthMm: number
  heightMm: number
}

/** The parts of a model that decide its impression. */
export type PlateModel = Pick<StampModel, 'width' | 'height' | 'shape' | 'band' | 'embededContent'>

/** Grey bars where the text will be: for a model without a template. */
export function placeholderImpression(model: PlateModel): Impression {
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

/**
 * The impression in its inks, to lie on a label or a sheet. `band` is the path data of the movable band's print;
 * `spread` lets the ink creep as it does on paper.
 */
export function drawImpression(
  model: PlateModel,
  impression: Impression | undefined,
  inks: Inks,
  { band = '', spread = false }: { band?: string; spread?: boolean } = {},
): string {
  const crept = (colour: string) => (spread ? inkSpread(colour) : {})
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
    ) + path(band, { fill: inks.band ?? inks.text, ...crept(inks.band ?? inks.text) })
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
