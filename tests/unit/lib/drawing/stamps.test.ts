import { describe, expect, test } from 'vitest'
import { stampPicture } from '@/lib/drawing/stamps/stamp-picture'
import { cartridgePicture, textPlatePicture } from '@/lib/drawing/supplies/supply-picture'
import { catalogue } from '../../../support/catalogue'
import { svgFaults } from '../../../support/svg'

const models = catalogue.stampModels.models.filter(model => model.published)
const hexOf = (slug: string) =>
  catalogue.stampModels.mountColors.find(color => color.slug === slug)?.hex ?? '#888888'

describe('pictures of stamps', () => {
  test.each(models.map(model => [model.slug, model] as const))('%s is well formed', (_, model) => {
    const mountHex = hexOf(model.colors.at(-1) ?? '')
    const svg = stampPicture({ model, mountHex, inkHex: '#005ea8', bandHex: '#e2003c', paper: true })
    expect(svgFaults(svg)).toEqual([])
    expect(svg.length).toBeLessThan(1_500_000)
  })

  test('the same stamp is drawn the same', () => {
    const model = models.find(({ slug }) => slug === 'model-trodat-printy-4913')
    if (!model) throw new Error('no 4913')
    const draw = () => stampPicture({ model, mountHex: '#1d4f91', inkHex: '#005ea8', paper: true })
    expect(draw()).toBe(draw())
  })

  test('a mount is drawn in its colour and its ink', () => {
    const model = models.find(({ slug }) => slug === 'model-trodat-printy-4913')
    if (!model) throw new Error('no 4913')
    const draw = (mountHex: string, inkHex: string) => stampPicture({ model, mountHex, inkHex })
    expect(draw('#1d4f91', '#005ea8')).not.toBe(draw('#c8202f', '#005ea8'))
    expect(draw('#1d4f91', '#e2003c')).toContain('#e2003c')
  })

  test('an impression lies on the label and on the card', () => {
    const model = models.find(({ slug }) => slug === 'model-trodat-printy-4913')
    if (!model) throw new Error('no 4913')
    const d = 'M1 1H57V21H1Z'
    const impression = { shapes: [{ d }], widthMm: 58, heightMm: 22 }
    const svg = stampPicture({ model, mountHex: '#1d4f91', inkHex: '#005ea8', impression, paper: true })
    expect(svg.split(d)).toHaveLength(3)
  })

  test('plates and pads of every model are well formed', () => {
    for (const model of models) {
      expect(svgFaults(textPlatePicture(model)), model.slug).toEqual([])
      const pad = { plate: model, inkHex: '#e2003c', bandHex: '#005ea8', mark: model.cartridge ?? '6/00' }
      expect(svgFaults(cartridgePicture(pad)), model.slug).toEqual([])
    }
  })
})
